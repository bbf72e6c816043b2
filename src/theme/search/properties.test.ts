// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SearchRecord } from '../../model/search'
import { storageKeys } from '../interactions/beforeHydration/storage'
import { cleanStoredHits, escapeExceptMark } from './modal/untrustedHits'
import { siteUrl } from './providers/algoliaSearch'
import { embeddedEngine } from './providers/embeddedEngine'
import { resultsPath } from './searchUrls'
import { queryIn } from './useQuery'

const record = (heading: string, text: string): SearchRecord => ({
  ...{ kind: 'section', category: 'API', page: 'Page', headings: [heading], url: `/docs/a#${heading}` },
  ...{ text, more: '', names: [], words: '' },
})
const records = [
  record('useNode', 'The hook returns the Node it stands in, and what one may do with it.'),
  record('canMoveIn', 'A rule: <b>whether</b> a Node may be dropped in.'),
  record('history.undo', 'Takes the last change back.'),
]
const search = await embeddedEngine(records)

const hostile = fc.oneof(
  fc.constantFrom(...'__proto__ <mark/onclick=x> </mark><script> &lt; useNode % " () \\'.split(' ')),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
)
const anyText = fc.array(hostile, { maxLength: 10 }).map((parts) => parts.join(' '))

describe('a query', () => {
  it('of any text finds records of the index, with their text unchanged', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 1, max: 3 }), (query, limit) => {
        const { hits, total } = search(query, { limit })
        expect(hits.length).toBe(Math.min(limit, total))
        for (const { url, title } of hits) {
          const found = records.find((record) => record.url === url)
          expect(found?.headings).toContain(title.join(''))
        }
      }),
    )
  })

  it('survives the round trip through the address of the search page', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (query) => {
        const path = resultsPath(query)
        expect(path).not.toMatch(/[<>"\s]/)
        expect(queryIn(new URL(path, 'https://a.example').search)).toBe(query.slice(0, 500))
      }),
    )
  })
})

describe('a hit', () => {
  it('leads to this site, to a listed site, or nowhere, for any address', () => {
    const scheme = fc.constantFrom('javascript:', 'data:', 'https:', '//', '\\\\', '/', 'vbscript:', ' ')
    const address = fc.tuple(scheme, fc.oneof(hostile, fc.webUrl(), fc.constant('//evil.example/x')))
    fc.assert(
      fc.property(address, ([scheme, rest]) => {
        const target = siteUrl(scheme + rest)
        if (target === null || /^https:\/\/(?:github\.com|(?:www\.)?npmjs\.com)\//.test(target)) return
        expect(new URL(target, 'https://craft.js.org').origin).toBe('https://craft.js.org')
      }),
    )
  })

  it('contains no markup except marks without attributes', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const place = document.createElement('p')
        place.innerHTML = escapeExceptMark(text)
        for (const element of place.querySelectorAll('*')) {
          expect(element.tagName).toBe('MARK')
          expect(element.attributes).toHaveLength(0)
        }
      }),
    )
  })
})

const key = storageKeys.recentSearches('a')
beforeEach(() => localStorage.clear())

const good = { objectID: '/a', type: 'lvl1', url: '/a', hierarchy: { lvl1: 'A &lt;b&gt;' } }

it('stored searches only contain hits with safe addresses and without markup, whatever is in storage', () => {
  const url = fc.oneof(fc.webUrl(), hostile, fc.constant('/docs/a'), fc.constant('//evil.example'))
  const hierarchy = fc.oneof(fc.record({ lvl1: anyText }), fc.constant(null))
  const hit = fc.record({ objectID: fc.string(), type: fc.string(), url, hierarchy }, { requiredKeys: [] })
  const stored = fc.oneof(
    fc.json(),
    anyText,
    fc.array(fc.oneof(hit, fc.jsonValue())).map((hits) => JSON.stringify([...hits, good])),
  )
  fc.assert(
    fc.property(stored, (text) => {
      localStorage.setItem(key, text)
      cleanStoredHits('a')
      const left = JSON.parse(localStorage.getItem(key) ?? '[]') as (typeof good)[]
      for (const { url, hierarchy } of left) {
        expect(url).toMatch(/^(?:\/(?!\/)|https:\/\/)/)
        expect(hierarchy.lvl1 ?? '').not.toMatch(/<(?!\/?mark>)/)
      }
      if (text.endsWith(`${JSON.stringify(good)}]`)) expect(left).toContainEqual(good)
    }),
  )
})
