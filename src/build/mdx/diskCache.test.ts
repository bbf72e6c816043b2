import { readdirSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { cached, diskCache, versionOf } from './diskCache'

const { at, write } = temporaryFolder()
const inputs = ['code', 'package-lock.json']
const openCache = () => diskCache<{ text: string }>(at(), 'values', inputs)
const version = () => versionOf(at(), inputs)
const cache = 'node_modules/.cache/values'

beforeEach(() => {
  write('code/a.ts', '1')
  write('code/folder/b.ts', '1')
  write('package-lock.json', '{"packages":{"node_modules/remark-gfm":{"version":"1"}}}')
})

describe('The version of a cache', () => {
  it('changes with a nested, new, or renamed module, and with a package, but not with tests or other code', () => {
    const changed = ['code/folder/b.ts', 'code/folder/new.ts', 'package-lock.json'].map((name) => {
      const before = version()
      write(name, '{}')
      return version() !== before
    })
    expect(changed).toEqual([true, true, true])
    const named = version()
    renameSync(at('code/folder/new.ts'), at('code/folder/other.ts'))
    const before = version()
    expect(before).not.toBe(named)
    expect(before).toMatch(/^[0-9a-f]{16}$/)
    for (const name of ['code/a.test.ts', 'code/a.mdx', 'other/a.ts']) write(name, '2')
    expect(version()).toBe(before)
  })

  it('is unknown without its inputs, so nothing is cached', () => {
    rmSync(at('package-lock.json'))
    expect(version()).toBeNull()
    openCache().write('one', { text: 'Hello' })
    expect(openCache().read('one')).toBeNull()
  })
})

describe('A cache on disk', () => {
  const value = { text: 'Hello' }

  it('keeps values by key for the next build, is empty after an input changes, and removes old values', () => {
    openCache().write('one', value)
    expect([openCache().read('one'), openCache().read('two')]).toEqual([value, null])
    const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60
    utimesSync(at(`${cache}/${version()}`), twoDaysAgo, twoDaysAgo)
    write('code/a.ts', '2')
    const next = openCache()
    expect(next.read('one')).toBeNull()
    next.write('two', value)
    expect(readdirSync(at(cache))).toEqual([version()])
    expect(readdirSync(at(`${cache}/${version()}`))).toEqual(['two.json'])
  })

  it('makes a value once, and makes it again after an input changes', async () => {
    const made: string[] = []
    const get = () => cached(openCache(), 'one', () => ({ text: `made ${made.push('')}` }))
    expect([await get(), await get()]).toEqual([{ text: 'made 1' }, { text: 'made 1' }])
    write('code/a.ts', '2')
    expect(await get()).toEqual({ text: 'made 2' })
  })

  it('works in two simultaneous processes with different code', () => {
    const one = openCache()
    one.write('first', value)
    write('code/a.ts', '2')
    const other = openCache()
    other.write('first', { text: 'Other' })
    one.write('second', value)
    expect([one.read('first'), one.read('second')]).toEqual([value, value])
    expect(other.read('first')).toEqual({ text: 'Other' })
  })

  it('writes again after its folder was removed or a file was damaged', () => {
    const opened = openCache()
    opened.write('one', value)
    rmSync(at('node_modules'), { recursive: true })
    opened.write('one', value)
    expect(opened.read('one')).toEqual(value)
    write(`${cache}/${version()}/one.json`, '{"text": ')
    expect(opened.read('one')).toBeNull()
    opened.write('one', value)
    expect(opened.read('one')).toEqual(value)
  })

  it('does not fail if the disk is read-only', () => {
    write('node_modules/.cache', '')
    expect(() => openCache().write('one', value)).not.toThrow()
  })
})
