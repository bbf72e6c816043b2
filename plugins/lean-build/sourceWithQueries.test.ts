import path from 'node:path'
import { expect, it } from 'vitest'
import { sourceWithQueries } from './sourceWithQueries'

// A query that Gatsby does not parse ends the build, or the page that has it.
it.each([
  ['src/theme/a.ts', 'export const query = graphql`{ a }`', true],
  ['src/theme/a.ts', 'const query = (0, _gatsby.graphql)`{ a }`', true],
  ['src/theme/a.tsx', '<StaticQuery query={query} />', true],
  ['src/theme/a.tsx', '<Slice alias="a" />', true],
  ['src/pages/a.tsx', 'export function Head() {}', true],
  ['src/theme/Heading.tsx', 'export function Heading() {}', false],
  ['src/build/config.ts', 'export const config = "graphql"', false],
])('Gatsby parses %s with %j: %s', (name, contents, parsed) => {
  const source = sourceWithQueries({ filename: path.resolve(name), contents }, process.cwd())
  expect(source === undefined).toBe(parsed)
})
