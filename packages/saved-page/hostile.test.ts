import fc from 'fast-check'
import { expect, it } from 'vitest'
import { node } from './fixtures/node'
import { pages } from './fixtures/pages'
import { decode, droppedWords, fix, inspect, isSound, jsonText, pagesIn, readPage } from './index'

/** Damage to a text: some characters are replaced with others, at a relative position from 0 to 1. */
const damage = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  gone: fc.constantFrom(0, 0, 1, 2, 30, Infinity),
  put: fc.constantFrom('', '', '"', '{', '}', '[', ']', ',', ':', '\\', "'", '\n', '"a":'),
})
const texts = fc
  .tuple(pages, fc.constantFrom(undefined, 2), fc.boolean(), fc.array(damage, { maxLength: 3 }))
  .map(([page, indent, isTwice, damages]) => {
    const json = JSON.stringify(page, null, indent)
    return damages.reduce(
      (text, { at, gone, put }) => {
        const start = Math.floor(at * text.length)
        return text.slice(0, start) + put + text.slice(start + gone)
      },
      isTwice ? JSON.stringify(json) : json,
    )
  })

it('reports everything that it drops from a broken page, and one fix is enough', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const { value: read, text: json, findings } = decode(text)
      const { page } = readPage(read)
      const found = pagesIn(text).pages
      expect(found.length, 'one page').toBeLessThanOrEqual(1)
      if (page === null) return
      const list = [...findings, ...inspect(read), ...droppedWords(json, page)]
      const listed = jsonText(page) + jsonText(list)
      const gone = (text.match(/m\d+x/g) ?? []).filter((each) => !listed.includes(each))
      // If there are thousands of words, the list has only the first ones.
      const more = Number(/ and (\d+) more\./.exec(listed)?.[1] ?? 0)
      expect(gone.slice(more)).toEqual([])
      const after = fix(page)
      expect(isSound(after.left)).toBe(true)
      expect(fix(after.page).page).toEqual(after.page)
    }),
  )
})

it('reports text that JSON.parse drops, and nothing for a complete page', () => {
  const texts = (text: string) => {
    const { value: read, text: json } = decode(text)
    return droppedWords(json, readPage(read).page ?? {}).map(({ message }) => message)
  }
  const page = { ROOT: node({ props: { 'Grüße\n"你好"': 'C:\\new 👋 1.5', none: null } }) }
  expect(texts(JSON.stringify(page))).toEqual([])
  expect(texts(JSON.stringify(JSON.stringify(page)).replaceAll('ü', '\\\\u00fc'))).toEqual([])
  expect(texts('{"ROOT":{"type":"div","props":{"text":"one","text":"two"}}}')).toEqual([
    'The text has words that are not in the page: “one”.',
  ])
  const many = Array.from({ length: 502 }, (_, at) => `w${at}`).join(' ')
  expect(texts(JSON.stringify({ data: page, many }))).toEqual([
    expect.stringMatching(/: “data”, .* and 4 more\.$/),
  ])
})

const many = (count: number, each: (id: string) => [string, unknown]) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => each(`n${at}`)))

it.each<[string, unknown, number]>([
  ['props in one Node', { ROOT: node({ props: many(10_000, (key) => [key, null]) }) }, 10_000],
  ['missing children', { ROOT: node({ nodes: Object.keys(many(10_000, (key) => [key, 0])) }) }, 10_000],
  ['Nodes', { ROOT: node(), ...many(5000, (key) => [key, node({ props: { key: null } })]) }, 10_000],
])('fixes ten thousand findings about %s', (_, page, count) => {
  const { page: after, fixed } = fix(page)
  expect(fixed).toHaveLength(count)
  expect(after).toEqual({ ROOT: node() })
})

it.each([
  ['spaces after a bracket', `{${' '.repeat(300_000)}{x`],
  ['spaces after a quote', `"${' '.repeat(300_000)}{x`],
  ['addresses', 'https://a.b/c'.repeat(60_000)],
])('does not search %s repeatedly', (_, text) => {
  expect(pagesIn(text).pages).toEqual([])
})

it('does not fill the memory with an lz-string whose text grows with every code', () => {
  let bits = '0010000110'
  for (let code = 4; code < 120_000; code += 1) bits += [...code.toString(2)].reverse().join('')
  const digits = bits.match(/.{6}/g)?.map((each) => Buffer.from([Number.parseInt(each, 2) << 2]))
  const text = (digits ?? []).map((each) => each.toString('base64')[0]).join('')
  expect(decode(text).value).toBeUndefined()
})
