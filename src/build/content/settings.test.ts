import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSettings } from './settings'

let root: string
const write = (name: string, text: string) => writeFileSync(path.join(root, 'content', `${name}.ts`), text)

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'settings-'))
  mkdirSync(path.join(root, 'content'))
  write('site', "import { word } from './word'\nexport default { title: word }")
  write('word', "export const word: string = 'One'")
  write('sidebars', 'export default { docs: [] }')
  write('redirects', 'export default { moved: [], versions: [] }')
})
afterEach(() => rmSync(root, { recursive: true }))

test('a change is read, also of a file that a file of settings imports', () => {
  expect(readSettings(root).site.title).toBe('One')
  write('word', "export const word: string = 'Two'")
  expect(readSettings(root).site.title).toBe('Two')
})

test('what cannot be read is named with its line', () => {
  write('sidebars', 'export default {\n  docs: [,\n')
  expect(() => readSettings(root)).toThrow('content/sidebars.ts:3 cannot be read: Unexpected end of file.')
  write('sidebars', 'export default unknown')
  expect(() => readSettings(root)).toThrow('content/*.ts cannot be read: unknown is not defined.')
})
