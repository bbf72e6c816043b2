import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { sourcesVersion } from './sourcesVersion'

const makers = { sources: ['code', 'font.ttf'], packages: /^node_modules\/a$/ }
let root: string

const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), content)
}
const lock = (a: string, b: string) =>
  write(
    'package-lock.json',
    JSON.stringify({ packages: { 'node_modules/a': { version: a }, 'node_modules/b': { version: b } } }),
  )

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sources-'))
  write('code/a.ts', '1')
  write('code/b/c.ts', '1')
  write('font.ttf', '1')
  lock('1', '1')
})

afterEach(() => rmSync(root, { recursive: true }))

it.each([
  ['code', () => write('code/a.ts', '2')],
  ['code in a folder below', () => write('code/b/c.ts', '2')],
  ['a new file of code', () => write('code/d.ts', '')],
  ['a file of another kind that is named', () => write('font.ttf', '2')],
  ['a package that takes part', () => lock('2', '1')],
])('is another after a change of %s', (_, change) => {
  const before = sourcesVersion(root, makers)
  change()
  expect(sourcesVersion(root, makers)).not.toBe(before)
})

it('stays after a change of a test, of another package, and of anything else', () => {
  const before = sourcesVersion(root, makers)
  write('code/a.test.ts', '2')
  lock('1', '2')
  write('b.ts', '2')
  expect(before).toMatch(/^[0-9a-f]{16}$/)
  expect(sourcesVersion(root, makers)).toBe(before)
})

it('is not known where a source is missing', () => {
  rmSync(path.join(root, 'font.ttf'))
  expect(sourcesVersion(root, makers)).toBeNull()
})
