import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSettings, settings } from '.'

let root: string
const write = (name: string, text: string) => writeFileSync(path.join(root, 'content', `${name}.ts`), text)
const accept = () => {}

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
  readSettings(root, accept)
  expect(settings().site.title).toBe('One')
  write('word', "export const word: string = 'Two'")
  readSettings(root, accept)
  expect(settings().site.title).toBe('Two')
})

test('what cannot be read leaves the settings as they were', () => {
  readSettings(root, accept)
  write('sidebars', 'export default {\n  docs: [,\n')
  expect(() => readSettings(root, accept)).toThrow(
    'content/sidebars.ts:3 cannot be read: Unexpected end of file.',
  )
  write('sidebars', 'export default unknown')
  expect(() => readSettings(root, accept)).toThrow('content/*.ts cannot be read: unknown is not defined.')
  expect(settings().sidebars).toEqual({ docs: [] })
})

test('what does not fit leaves the settings as they were', () => {
  readSettings(root, accept)
  write('site', "export default { title: 'Three' }")
  const refuse = () => {
    throw new Error('no')
  }
  expect(() => readSettings(root, refuse)).toThrow('no')
  expect(settings().site.title).toBe('One')
})
