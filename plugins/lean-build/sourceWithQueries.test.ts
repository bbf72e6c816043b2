import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sourceWithQueries } from './sourceWithQueries'

const isParsed = (name: string, contents: string) =>
  sourceWithQueries({ filename: path.resolve(name), contents }, process.cwd()) === undefined

it('returns the file if it has a query or is a page component', () => {
  expect(isParsed('src/theme/a.ts', 'export const query = graphql`{ a }`')).toBe(true)
  expect(isParsed('src/theme/a.ts', 'const query = (0, _gatsby.graphql)`{ a }`')).toBe(true)
  expect(isParsed('src/theme/a.tsx', '<StaticQuery query={query} />')).toBe(true)
  expect(isParsed('src/theme/a.tsx', '<Slice alias="a" />')).toBe(true)
  expect(isParsed('src/pages/a.tsx', 'export function Head() {}')).toBe(true)
  expect(isParsed('content/docs/a.mdx', '# Heading')).toBe(true)
})

it('returns an empty program for files that only contain such words', () => {
  expect(isParsed('src/theme/Heading.tsx', 'export function Heading() {}')).toBe(false)
  expect(isParsed('src/build/config.ts', 'export const config = "graphql"')).toBe(false)
})

it('finds all queries of the site and its plugins', () => {
  const folders = ['src', 'node_modules/gatsby-transformer-sharp', 'node_modules/gatsby-plugin-image']
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.[cm]?[jt]sx?$/.test(name) && !/\.test\.|node_modules/.test(name))
      .map((name) => path.join(folder, name)),
  )
  const asking = files.filter((file) =>
    /^\s*(?:export const query = |.*\(\s*|.*=\s*)(?:\(0, \w+\.graphql\)|graphql)\s*`/m.test(
      readFileSync(file, 'utf8'),
    ),
  )
  expect(asking).toContain('src/templates/SiteLayout.tsx')
  expect(asking.filter((file) => !isParsed(file, readFileSync(file, 'utf8')))).toEqual([])
})
