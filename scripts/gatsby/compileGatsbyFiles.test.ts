import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
// @ts-expect-error It is loaded before Gatsby, so it is plain JavaScript.
import { compileGatsbyFiles as untyped } from './compileGatsbyFiles.mjs'

const compileGatsbyFiles = untyped as (
  root: string,
  reporter: { panic: (words: string) => void },
) => Promise<void>

let root: string
let said: string[]
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const compile = () => compileGatsbyFiles(root, { panic: (words) => void said.push(words) })
const compiled = (name: string) =>
  createRequire(path.join(root, 'a.js'))(`./.cache/compiled/${name}.js`) as Record<string, unknown>

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'compiled-')))
  said = []
  write('gatsby-config.ts', 'export default { place: __dirname as string }\n')
  write('gatsby-node.ts', "export { sep, later } from './src/hooks'\n")
  write(
    'src/hooks.ts',
    "import { sep } from 'node:path'\nexport const later = () => import('node:os')\nexport { sep }\n",
  )
})
afterEach(() => rmSync(root, { recursive: true }))

test('compiles configuration and hooks, and what was there before is gone', async () => {
  write('.cache/compiled/old.js', '')
  await compile()
  expect(said).toEqual([])
  expect(compiled('gatsby-config').default).toEqual({ place: root })
  const { sep, later } = compiled('gatsby-node')
  expect(sep).toBe(path.sep)
  expect(await (later as () => Promise<{ EOL: string }>)()).toHaveProperty('EOL')
  expect(() => compiled('old')).toThrow()
})

test.each([
  ['a slip of the pen', 'gatsby-node.ts', 'const x = = 3\n', 'gatsby-node.ts:1:10:\n      1 │ const x = = 3'],
  ['an import that leads nowhere', 'src/hooks.ts', "export * from './no'\n", 'Could not resolve "./no"'],
])('%s is named with file and line', async (_, file, text, words) => {
  write(file, text)
  await compile()
  expect(said.join()).toContain(words)
  expect(said.join()).toContain(`${file}:1:`)
})

test('a file that is missing is named', async () => {
  rmSync(path.join(root, 'gatsby-node.ts'))
  await compile()
  expect(said.join()).toContain('gatsby-node.ts')
})
