import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { diskCache, versionOf } from './diskCache'

let root: string

const inputs = ['code', 'package-lock.json']
const openCache = () => diskCache<{ text: string }>(root, 'values', inputs)

/** Writes a file below the root. */
function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
  writeFileSync(path.join(root, name), text)
}

/** All cached files, from the folder of the cache. */
function cachedFiles(): string[] {
  return readdirSync(path.join(root, 'node_modules/.cache/values'), {
    recursive: true,
    encoding: 'utf8',
  }).filter((name) => name.endsWith('.json'))
}

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'bodies-'))
  write('code/a.ts', '1')
  write('code/folder/b.ts', '1')
  write('package-lock.json', '{"packages":{"node_modules/remark-gfm":{"version":"1"}}}')
})
afterEach(() => rmSync(root, { recursive: true }))

describe('The version of a cache', () => {
  it.each([
    ['a module changes', () => write('code/a.ts', '2')],
    ['a module in a folder below changes', () => write('code/folder/b.ts', '2')],
    ['there is a new module', () => write('code/folder/new.ts', '')],
    ['a package has another version', () => write('package-lock.json', '{"packages":{}}')],
  ])('changes when %s', (_, change) => {
    const before = versionOf(root, inputs)
    expect(before).toMatch(/^[0-9a-f]{16}$/)
    change()
    expect(versionOf(root, inputs)).not.toBe(before)
  })

  it('stays the same when a test or other code changes', () => {
    const before = versionOf(root, inputs)
    write('code/a.test.ts', '2')
    write('code/a.mdx', '2')
    write('other/a.ts', '2')
    expect(versionOf(root, inputs)).toBe(before)
  })

  it('is unknown without its inputs, so that nothing is cached', () => {
    rmSync(path.join(root, 'package-lock.json'))
    expect(versionOf(root, inputs)).toBeNull()
    expect(openCache()).toBeNull()
  })
})

describe('A cache on disk', () => {
  const value = { text: 'Hello' }

  it('keeps a value for the next build, under its own key', () => {
    openCache()?.write('one', value)
    expect(openCache()?.read('one')).toEqual(value)
    expect(openCache()?.read('two')).toBeNull()
  })

  it('is empty once an input has changed, and removes old values', () => {
    openCache()?.write('one', value)
    const old = path.join(root, 'node_modules/.cache/values', versionOf(root, inputs) ?? '')
    const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60
    utimesSync(old, twoDaysAgo, twoDaysAgo)
    write('code/a.ts', '2')
    const next = openCache()
    expect(next?.read('one')).toBeNull()
    next?.write('two', value)
    expect(cachedFiles()).toEqual([`${versionOf(root, inputs)}/two.json`])
  })

  it('works in two processes at a time with different code', () => {
    const one = openCache()
    one?.write('first', value)
    write('code/a.ts', '2')
    const other = openCache()
    other?.write('first', { text: 'Other' })
    one?.write('second', value)
    expect([one?.read('first'), one?.read('second'), other?.read('first')]).toEqual([
      value,
      value,
      { text: 'Other' },
    ])
  })

  it('writes again after its folder was removed', () => {
    const cache = openCache()
    cache?.write('one', value)
    rmSync(path.join(root, 'node_modules'), { recursive: true })
    cache?.write('two', value)
    expect(cache?.read('two')).toEqual(value)
  })

  it('ignores a damaged file, and writes it again', () => {
    const cache = openCache()
    cache?.write('one', value)
    const [only = ''] = cachedFiles()
    const file = path.join(root, 'node_modules/.cache/values', only)
    writeFileSync(file, '{"text": ')
    expect(cache?.read('one')).toBeNull()
    cache?.write('one', value)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(value)
  })

  it('survives a disk that cannot be written', () => {
    write('node_modules/.cache', '')
    expect(() => openCache()?.write('one', value)).not.toThrow()
  })
})
