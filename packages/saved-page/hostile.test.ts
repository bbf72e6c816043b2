import { expect, it } from 'vitest'
import { node } from './fixtures/node'
import { decode, repair } from './index'

const many = (count: number, each: (id: string) => [string, unknown]) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => each(`n${at}`)))

it.each<[string, unknown, number]>([
  ['props in one Node', { ROOT: node({ props: many(30_000, (key) => [key, null]) }) }, 30_000],
  ['missing children', { ROOT: node({ nodes: Object.keys(many(30_000, (key) => [key, 0])) }) }, 30_000],
  ['Nodes', { ROOT: node(), ...many(30_000, (key) => [key, node({ props: { key: null } })]) }, 60_000],
])('repairs tens of thousands of findings about %s', { timeout: 40_000 }, (_, page, count) => {
  const { page: repaired, fixed } = repair(page)
  expect(fixed).toHaveLength(count)
  expect(repaired).toEqual({ ROOT: node() })
})

it('does not search a text of spaces again and again', { timeout: 20_000 }, () => {
  expect(decode(`{${' '.repeat(300_000)}x`).value).toBeUndefined()
})
