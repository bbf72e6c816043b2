import { expect, it } from 'vitest'
import type { SearchRecord } from '../../../model/search'
import { embeddedEngine } from './embeddedEngine'

const record = (fields: Partial<SearchRecord>): SearchRecord => ({
  kind: 'section',
  category: 'Guides',
  page: 'A page',
  headings: ['A heading'],
  url: '/docs/a#a',
  text: '',
  more: '',
  names: [],
  words: '',
  ...fields,
})

const search = await embeddedEngine([
  record({ url: '/one', text: 'Drag it by the handle. The drag handle is a button.' }),
  record({ url: '/two', text: 'A handle that you drag, and a top-level Node.' }),
  record({ url: '/three', headings: ['Handle'], text: 'It follows a drag.' }),
  record({ url: '/path', text: 'See locking/lock.ts, which locks it.' }),
  record({ url: '/string', text: 'A string, or several strings.' }),
  record({ url: '/blog/many-parts', kind: 'page', category: 'Blog', headings: [], text: 'Parts.' }),
  record({ url: '/docs/b', kind: 'page', headings: [], text: 'There are many parts. Many parts!' }),
])
/** Only `/number` has the number, and only `/words` has both words. */
const withNumbers = await embeddedEngine([
  record({ url: '/number', headings: ['500 pixels'], text: 'Blocks of 500 pixels.' }),
  record({ url: '/words', text: 'Many blocks make an editor slow.' }),
])
const found = (query: string) => search(query, { limit: 10 }).hits.map(({ url }) => url)

it.each([
  ['500', '/number'],
  ['500 blocks slow', '/words'],
  ['slow 500', '/words'],
])('a number does not outrank the words next to it: %s', (query, url) => {
  expect(withNumbers(query, { limit: 10 }).hits[0]?.url).toBe(url)
})

it.each([
  ['"Drag handle"', ['/one']],
  ['“drag handle”', ['/one']],
  ['"drag hand"', []],
  ['"drag" "button"', ['/one']],
  ['"that you" node', ['/two']],
  ['"top level node"', ['/two']],
  ['"top-level node"', ['/two']],
  ['"', []],
  ['"drag hand', ['/one']],
  ['"heading drag"', []],
])('a phrase matches whole words in one field, ignoring case: %s', (query, urls) => {
  expect(found(query)).toEqual(urls)
})

it('quotation marks have no meaning in code and in pasted messages', () => {
  expect(found('drag handle').sort()).toEqual(['/one', '/three', '/two'])
  expect(found('<handle title="drag it">')).not.toEqual([])
  expect(found('this is the message that says the drag "handle drag" is none')).not.toEqual([])
})

it('marks only the matching parts of a path', () => {
  const excerptOf = (query: string) => search(query, { limit: 1 }).hits[0]?.excerpt
  expect(excerptOf('lock')).toEqual(['See ', 'locking', '/', 'lock', '.ts, which ', 'locks', ' it.'])
  expect(excerptOf('locking/lock')?.[1]).toBe('locking/lock')
})

it('tolerates typos except in the first letter, and finds a page by words in its address', () => {
  expect(found('many-parts')).toContain('/blog/many-parts')
  expect(found('toString')).toEqual([])
  expect(found('strng')).toEqual(['/string'])
})

it('indexes in slices, so that the page can respond in between', async () => {
  let turns = 0
  const timer = setInterval(() => turns++, 0)
  await embeddedEngine(Array.from({ length: 400 }, (_, at) => record({ url: `/${at}` })))
  clearInterval(timer)
  expect(turns).toBeGreaterThan(3)
})
