import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { distrustData, dropStaleData } from './staleData'

const PARTS = [
  'src/build/content/docs/docFields.ts',
  'src/model/doc.ts',
  'src/theme/demo/observed/core.ts',
  'content/sidebars.ts',
]

let root: string
const at = (file: string) => path.join(root, file)
const write = (file: string, text = file) => {
  mkdirSync(path.dirname(at(file)), { recursive: true })
  writeFileSync(at(file), text)
}
const data = ['.cache/webpack/0.pack', 'public/docs/a/index.html', 'public/static/d/1.json']
const kept = ['.cache/redux/redux.state_0', 'public/static/a.avif']
const built = () => [...data, ...kept].forEach((file) => write(file))
const left = () => [...data, ...kept].filter((file) => existsSync(at(file)))

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'stale-'))
  for (const file of PARTS) write(file)
  write('package-lock.json', '{}')
  dropStaleData(root, 'build')
  built()
})
afterEach(() => rmSync(root, { recursive: true }))

test('keeps everything as long as the code is the same', () => {
  write('src/build/content/docs/docFields.test.ts')
  write('content/docs/a.mdx')
  expect(dropStaleData(root, 'build')).toBe(false)
  expect(left()).toHaveLength(data.length + kept.length)
})

test.each([...PARTS, 'src/model/new.ts', 'package-lock.json'])(
  'drops what was written, but no pictures, after a change of %s',
  (file) => {
    write(file, 'changed')
    expect(dropStaleData(root, 'build')).toBe(true)
    expect(left()).toEqual(kept)
    built()
    expect(dropStaleData(root, 'build')).toBe(false)
  },
)

test('drops data that is not to be trusted', () => {
  distrustData(root)
  expect(dropStaleData(root, 'build')).toBe(true)
})

test('drops what develop made before a build, since drafts are in it, and the other way round', () => {
  expect(dropStaleData(root, 'develop')).toBe(true)
  built()
  expect(dropStaleData(root, 'develop')).toBe(false)
  expect(dropStaleData(root, 'build')).toBe(true)
  expect(left()).toEqual(kept)
})

test('has nothing to drop on a fresh clone', () => {
  rmSync(at('.cache'), { recursive: true })
  write('content/sidebars.ts', 'changed')
  expect(dropStaleData(root, 'build')).toBe(false)
})
