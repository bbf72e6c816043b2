import { readFileSync } from 'node:fs'
import { parse } from 'gatsby/graphql'
import { expect, test } from 'vitest'
import { queriesPage, savedQueries } from './savedQueries'

const queries = savedQueries(readFileSync('CONTRIBUTING.md', 'utf8'))

test('finds every query of CONTRIBUTING.md, with words', () => {
  expect(queries.length).toBeGreaterThanOrEqual(8)
  for (const { about, query } of queries) {
    expect(about).toMatch(/^[A-Z]/)
    expect(() => parse(query)).not.toThrow()
  }
})

test('leads to GraphiQL with the query filled in', () => {
  const [href = ''] = /\/___graphql[^"]*/.exec(queriesPage(queries)) ?? []
  const params = new URL(href.replaceAll('&amp;', '&'), 'http://localhost').searchParams
  expect(params.get('query')).toBe(queries[0]?.query)
  expect(params.get('operationName')).toBe(queries[0]?.name)
})
