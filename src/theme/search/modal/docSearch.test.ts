// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import type { Search, SearchHit } from '../../../model/search'
import { docSearchClient, type SearchState } from './docSearchClient'
import { docSearchHit } from './docSearchHit'

const hit: SearchHit = {
  kind: 'section',
  category: 'Guides',
  page: 'Save & <Load />',
  headings: ['<b>One</b>', 'Two'],
  url: '/docs/a#two',
  title: ['', 'Tw', 'o <img src=x>'],
  excerpt: ['a <script>', 'b', '</script>'],
}

it('escapes everything that DocSearch renders as HTML, except marks', () => {
  const { hierarchy, _snippetResult, url } = docSearchHit(hit)
  expect(url).toBe('/docs/a#two')
  expect(hierarchy.lvl0).toBe('Save & <Load />')
  expect(hierarchy.lvl1).toBe('Guides › Save &#38; &#60;Load /&#62;')
  expect(_snippetResult.hierarchy.lvl2.value).toBe('<mark>Tw</mark>o &#60;img src=x&#62;')
  expect(_snippetResult.hierarchy.lvl1.value).toBe(
    '&#60;b&#62;One&#60;/b&#62; — a &#60;script&#62;<mark>b</mark>&#60;/script&#62;',
  )
})

const states: SearchState[] = []
afterEach(() => void states.splice(0))
const client = (search: Search) =>
  docSearchClient(
    () => search,
    (state) => void states.push(state),
  )({} as never).search as unknown as (request: {
    requests: { query: string }[]
  }) => Promise<{ results: { nbHits: number; hits: unknown[] }[] }>

it('docSearchClient ignores results of older queries', async () => {
  let release = () => {}
  const slow = new Promise<void>((resolve) => (release = resolve))
  const search = client(async (query) => {
    if (query === 'old') await slow
    return { hits: [], total: query.length }
  })
  const old = search({ requests: [{ query: 'old' }] })
  await search({ requests: [{ query: 'newer' }] })
  release()
  await old
  expect(states.at(-1)).toEqual({ is: 'answered', query: 'newer', total: 5 })
})
