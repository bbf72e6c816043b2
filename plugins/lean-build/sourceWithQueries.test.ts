import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sourceWithQueries } from './sourceWithQueries'

const isParsed = (name: string, contents: string) =>
  sourceWithQueries({ filename: path.resolve(name), contents }, process.cwd()) === undefined

it.each([
  ['src/theme/a.ts', 'export const query = graphql`{ a }`', true],
  ['src/theme/a.ts', 'const query = (0, _gatsby.graphql)`{ a }`', true],
  ['src/theme/a.tsx', '<StaticQuery query={query} />', true],
  ['src/theme/a.tsx', '<Slice alias="a" />', true],
  ['src/pages/a.tsx', 'export function Head() {}', true],
  ['src/theme/Heading.tsx', 'export function Heading() {}', false],
  ['src/build/config.ts', 'export const config = "graphql"', false],
])('Gatsby parses %s with %j: %s', (name, contents, parsed) => {
  expect(isParsed(name, contents)).toBe(parsed)
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
