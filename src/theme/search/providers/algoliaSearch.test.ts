import { expect, it, vi } from 'vitest'
import { algoliaSearch, siteUrl } from './algoliaSearch'

const hit = {
  url: 'https://craft.js.org/docs/api/useNode#actions',
  type: 'lvl2',
  content: null,
  hierarchy: { lvl0: 'API Reference', lvl1: 'useNode()', lvl2: 'Actions &amp; more', lvl3: null },
  _snippetResult: { hierarchy: { lvl2: { value: '<mark>Act</mark>ions &amp; <b>more</b>' } } },
}
const search = vi.fn<Parameters<typeof algoliaSearch>[0]['search']>()
const request = () => algoliaSearch({ search }, 'craft')('act', { limit: 5 })
const ask = (result: unknown) => {
  search.mockResolvedValueOnce({ results: [result] })
  return request()
}

it('requests the facets of this language and these docs', async () => {
  await ask({ hits: [], nbHits: 0 })
  const facetFilters = ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']]
  const query = { query: 'act', indexName: 'craft', hitsPerPage: 5, advancedSyntax: true, facetFilters }
  expect(search.mock.calls).toMatchObject([[{ requests: [query] }]])
})

it('converts the response of the service', async () => {
  expect(await ask({ hits: [hit], nbHits: 12 })).toEqual({
    total: 12,
    hits: [
      {
        kind: 'section',
        category: 'API Reference',
        page: 'useNode()',
        headings: ['Actions & more'],
        url: '/docs/api/useNode#actions',
        title: ['', 'Act', 'ions & <b>more</b>'],
        excerpt: [''],
      },
    ],
  })
})

it('drops invalid hits and addresses', async () => {
  const hits = [null, {}, { ...hit, url: 'javascript:alert(1)' }, { ...hit, hierarchy: null }]
  expect((await ask({ hits, nbHits: 4 })).hits).toEqual([])
})

it.each([
  [{ status: 429 }, 'busy'],
  [{ status: 403 }, 'refused'],
  [{ name: 'RetryError' }, 'unreachable'],
  [{ name: 'DeserializationError' }, 'garbled'],
])('reports the failure %o', async (error, reason) => {
  search.mockRejectedValueOnce(Object.assign(new Error('no'), error))
  await expect(request()).rejects.toMatchObject({ reason })
})

it.each([undefined, {}, { hits: 'no' }])('rejects the response %o', async (result) => {
  await expect(ask(result)).rejects.toMatchObject({ reason: 'garbled' })
})

// Addresses outside this site: ../properties.test.ts.
it.each([
  ['https://craft.js.org/docs/overview', '/docs/overview'],
  ['https://preview.example/docs/overview?x=1#y', '/docs/overview#y'],
  ['https://github.com/prevwong/craft.js/issues/1', 'https://github.com/prevwong/craft.js/issues/1'],
  ['http://[', null],
])('%s becomes %s', (address, path) => expect(siteUrl(address)).toBe(path))

it('removes the path prefix, which links add', () => {
  vi.stubGlobal('__BASE_PATH__', '/craft')
  expect(siteUrl('https://me.github.io/craft/docs/overview#a')).toBe('/docs/overview#a')
  expect(siteUrl('https://preview.example/docs/overview')).toBe('/docs/overview')
})
