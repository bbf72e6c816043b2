import { describe, expect, it } from 'vitest'
import type { SearchRecord } from '../../../model/search'
import { embeddedEngine } from './embeddedEngine'

const record = (fields: Partial<SearchRecord>): SearchRecord => ({
  kind: 'section',
  category: 'Guides',
  page: 'A page',
  headings: ['A heading'],
  url: '/docs/a#a',
  text: '',
  names: [],
  words: '',
  ...fields,
})

const search = embeddedEngine([
  record({ url: '/one', text: 'Drag it by the handle. The drag handle is a button.' }),
  record({ url: '/two', text: 'A handle that you drag, and a top-level Node.' }),
  record({ url: '/three', headings: ['Handle'], text: 'It follows a drag.' }),
  record({ url: '/string', text: 'A string, or several strings.' }),
  record({
    url: '/blog/many-parts',
    kind: 'page',
    category: 'Blog',
    page: 'Release',
    headings: [],
    text: 'Parts.',
  }),
  record({
    url: '/docs/b',
    kind: 'page',
    page: 'Many',
    headings: [],
    text: 'There are many parts. Many parts!',
  }),
])
const found = (query: string) => search(query, { limit: 10 }).hits.map(({ url }) => url)

describe('quotation marks', () => {
  it('stand for a phrase, of whole words and in any case', () => {
    expect(found('drag handle').sort()).toEqual(['/one', '/three', '/two'])
    expect(found('"Drag handle"')).toEqual(['/one'])
    expect(found('“drag handle”')).toEqual(['/one'])
    expect(found('"drag hand"')).toEqual([])
    expect(found('"drag" "button"')).toEqual(['/one'])
  })

  it('leave the other words free', () => {
    expect(found('"drag handle" button')).toEqual(['/one'])
    expect(found('"that you" node')).toEqual(['/two'])
  })

  it('see through hyphens and dots', () => {
    expect(found('"top level node"')).toEqual(['/two'])
    expect(found('"top-level node"')).toEqual(['/two'])
  })

  it('work while the phrase is still being typed', () => {
    expect(found('"')).toEqual([])
    expect(found('"drag hand')).toEqual(['/one'])
  })

  it('mean nothing in code and in messages that were pasted', () => {
    expect(found('<handle title="drag it">')).not.toEqual([])
    expect(found('this is the message that says the drag "handle drag" is none')).not.toEqual([])
  })

  it('do not join two fields', () => {
    expect(found('"heading drag"')).toEqual([])
  })
})

it('a typo is not in the first letter', () => {
  expect(found('toString')).toEqual([])
  expect(found('strng')).toEqual(['/string'])
})

it('a page is found by the words of its address', () => {
  expect(found('many-parts')).toContain('/blog/many-parts')
})
