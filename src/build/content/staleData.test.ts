import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { invalidateData, dropStaleData } from './staleData'

const INPUTS = [
  'src/build/content/docs/doc.ts',
  'src/playground/build/samples.ts',
  'src/model/pages.ts',
  'packages/saved-page/index.ts',
  'src/theme/demo/observed/core.ts',
  'content/snippets/Text.tsx',
  'content/site.ts',
  'content/sidebars.ts',
  'content/redirects.ts',
]

let root: string
const at = (file: string) => path.join(root, file)
const write = (file: string, text = file) => {
  mkdirSync(path.dirname(at(file)), { recursive: true })
  writeFileSync(at(file), text)
}
const data = [
  '.cache/webpack/0.pack',
  '.cache/redux/redux.state_0',
  'public/docs/a/index.html',
  'public/static/d/1.json',
]
const kept = ['public/static/a.avif']
const built = () => [...data, ...kept].forEach((file) => write(file))
const left = () => [...data, ...kept].filter((file) => existsSync(at(file)))

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'stale-'))
  for (const file of INPUTS) write(file)
  write('package-lock.json', '{}')
  dropStaleData(root, 'build')
  built()
})
afterEach(() => rmSync(root, { recursive: true }))

test('keeps everything while the code is the same', () => {
  write('src/build/content/docs/doc.test.ts')
  write('content/docs/a.mdx')
  expect(dropStaleData(root, 'build')).toBe(false)
  expect(left()).toHaveLength(data.length + kept.length)
})

test.each([...INPUTS, 'src/model/new.ts', 'package-lock.json'])(
  'removes written files, but no images, after a change of %s',
  (file) => {
    write(file, 'changed')
    expect(dropStaleData(root, 'build')).toBe(true)
    expect(left()).toEqual(kept)
    built()
    expect(dropStaleData(root, 'build')).toBe(false)
  },
)

test('drops data that was invalidated', () => {
  invalidateData(root)
  expect(dropStaleData(root, 'build')).toBe(true)
})

test('drops data of develop before a build, because it contains drafts, and the other way round', () => {
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
