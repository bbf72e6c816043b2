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

test('reads a change, also in a file that a settings file imports', async () => {
  expect((await readSettings(root)).site.title).toBe('One')
  write('word', "export const word: string = 'Two'")
  expect((await readSettings(root)).site.title).toBe('Two')
})

test('names the line that cannot be read', async () => {
  write('sidebars', 'export default {\n  docs: [,\n')
  await expect(readSettings(root)).rejects.toThrow(
    'content/sidebars.ts:3 cannot be read: Unexpected end of file.',
  )
  write('sidebars', 'export default unknown')
  await expect(readSettings(root)).rejects.toThrow('content/*.ts cannot be read: unknown is not defined.')
})
