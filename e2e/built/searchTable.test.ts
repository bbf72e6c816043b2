import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import searchWords from '../../content/searchWords'
import { type SearchIndex, type SearchRecord, unpackRecords } from '../../src/model/search'
import { embeddedEngine } from '../../src/theme/search/providers/embeddedEngine'
import { readBuilt } from './pages'

/**
 * Reads a table of queries. In each line: expected results, a colon, and queries. A result is a page, with or without an
 * anchor; without one, nothing on the site answers the query. One of them must be among the first three hits, or be the
 * first hit if the line starts with `1`. Paths of docs omit `/docs/`. `|` separates results that are equally good, and
 * queries.
 */
const rowsIn = (file: string) =>
  readFileSync(`e2e/built/${file}`, 'utf8')
    .match(/^.*: .+$/gm)!
    .flatMap((line) => {
      const [, first, places = '', queries = ''] = /^(1 )?(.*?): (.+)$/.exec(line)!
      const expected = places.split('|').map((place) => (/^(?:\/|$)/.test(place) ? place : `/docs/${place}`))
      return queries.split('|').map((query) => ({ query, rank: first ? 1 : 3, expected }))
    })

/** Messages in the doc “All errors”, with the anchors of their entries. */
function messages(): { id: string; message: string }[] {
  const source = readFileSync('content/docs/api/errors.mdx', 'utf8')
  return [...source.matchAll(/^### .+\[#([\w-]+)\]\n+(?:```text\n([^]*?)\n```|``(.+)``|`(.+)`)$/gm)].map(
    ([, id = '', ...texts]) => ({ id, message: texts.find((text) => text !== undefined) ?? '' }),
  )
}

/** Variants that a developer may paste: the message with a console's additions, with other names, or truncated. */
function pastesOf(message: string): string[] {
  const elsewhere = message
    .replace('(Missing)', '(TextBlock)')
    .replace('<Text />', '<Hero />')
    .replace('keys {type}', 'keys {type, key, ref, props, _owner, _store}')
    .replace("'Ve(...)'", "'resolveComponent(...)'")
    .replace("'e'", "'t'")
    .replace('Text, Box, Picky', 'Hero, Card')
  return [
    message,
    `Uncaught (in promise) Error: ${elsewhere}`,
    `Unhandled Runtime Error\nError: ${elsewhere}\nCall Stack`,
    `[Error: ${elsewhere}]`,
    `“${elsewhere}”`,
    `Uncaught ${elsewhere}\n    at invariant (tiny-invariant.js:12:11)\n    at index.js:1:2345`,
    elsewhere.replace(/^(?:Error: )?Invariant failed: /, ''),
    `Uncaught TypeError: ${elsewhere}`,
    `Warning: Error: Invariant failed: ${elsewhere}`,
    // Some developers copy only the part that fits in a column.
    elsewhere.slice(0, 64),
  ]
}

/** The name of a record's target: the page title, or the last heading above the text. */
const nameOf = ({ page, headings }: SearchRecord) => headings.at(-1) ?? page

const records = unpackRecords(JSON.parse(readBuilt('records.json')) as SearchIndex)
const engine = await embeddedEngine(records)

const top = (query: string) => engine(query, { limit: 3 }).hits.map(({ url }) => url)

/** Whether one of the expected results is ranked high enough. */
function isRight({ query, rank, expected }: ReturnType<typeof rowsIn>[number]): boolean {
  const urls = engine(query, { limit: rank }).hits.map(({ url }) => url)
  return expected.some((result) => result !== '' && urls.some((url) => url.startsWith(result)))
}

describe('the search', () => {
  it('loads at most 120 kB per 959 records, at a compression that hosts use for speed', () => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
    const size = brotliCompressSync(readBuilt('records.json'), { params }).length
    expect((size / records.length) * 959).toBeLessThanOrEqual(120_000)
  })

  it('finds the expected results for at least 95 % of the queries, even on pages outside the sidebars', () => {
    const queries = rowsIn('queries.txt')
    const wrong = queries.filter((row) => !isRight(row))
    const messages = wrong.map(
      ({ query, expected }) => `${query}: ${top(query).join(', ')} instead of ${expected.join(', ')}`,
    )
    expect(queries.length).toBeGreaterThanOrEqual(100)
    expect(wrong.length / queries.length, messages.join('\n')).toBeLessThanOrEqual(0.05)
    if (messages.length > 0) console.warn(messages.join('\n'))
  })

  // Queries of a developer who built an editor with these docs and had never used Craft.js, as the questions came up.
  it('finds pages with words that beginners use', () => {
    const urls = new Set(records.map(({ url }) => url))
    const dead = Object.keys(searchWords).filter((url) => !urls.has(url))
    expect(dead, 'the search has no such page or section: correct content/searchWords.ts').toEqual([])
    const queries = rowsIn('beginnersQueries.txt')
    const missed = queries.filter((row) => !isRight(row))
    const list = missed.map(({ query }) => `${query}: ${top(query).join(', ')}`).join('\n')
    expect(missed.length / queries.length, list).toBeLessThanOrEqual(0.1)
  })

  it('finds pages, sections, and entries by their names', () => {
    const names = [...new Set(records.map(nameOf))]
    const wrong = names.filter((query) => {
      const expected = records.flatMap((record) => (nameOf(record) === query ? record.url : []))
      return !isRight({ query, rank: 3, expected })
    })
    expect(wrong.length / names.length, wrong.join('\n')).toBeLessThanOrEqual(0.02)
  })

  it('finds the entry of every Craft.js error message as printed in a console', () => {
    const wrong = messages().flatMap(({ id, message }) =>
      pastesOf(message)
        .filter((query) => !isRight({ query, rank: 1, expected: [`/docs/api/errors#${id}`] }))
        .map((paste) => `${id}: ${paste}`),
    )
    expect(wrong).toEqual([])
  })
})
