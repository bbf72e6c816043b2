import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bodyCache, compilerVersion } from './bodyCache'
import { compileBody } from './compileBody'

let root: string

/** Writes a file below the root. */
function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
  writeFileSync(path.join(root, name), text)
}

/** All cached files, from the folder of the cache. */
function cachedFiles(): string[] {
  return readdirSync(path.join(root, 'node_modules/.cache/craft-bodies'), {
    recursive: true,
    encoding: 'utf8',
  }).filter((name) => name.endsWith('.json'))
}

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'bodies-'))
  write('src/build/mdx/compile.ts', '1')
  write('src/build/mdx/rehype/links.ts', '1')
  write('src/model/body.ts', '1')
  write('package-lock.json', '{"packages":{"node_modules/remark-gfm":{"version":"1"}}}')
})
afterEach(() => rmSync(root, { recursive: true }))

describe('The version of the compiler', () => {
  it.each([
    ['one of its modules changes', () => write('src/build/mdx/compile.ts', '2')],
    ['a module in a folder of it changes', () => write('src/build/mdx/rehype/links.ts', '2')],
    ['it has a new module', () => write('src/build/mdx/rehype/new.ts', '')],
    ['the model changes', () => write('src/model/body.ts', '2')],
    ['a package has another version', () => write('package-lock.json', '{"packages":{}}')],
  ])('changes when %s', (_, change) => {
    const before = compilerVersion(root)
    expect(before).toMatch(/^[0-9a-f]{16}$/)
    change()
    expect(compilerVersion(root)).not.toBe(before)
  })

  it('stays the same when a test or other code changes', () => {
    const before = compilerVersion(root)
    write('src/build/mdx/compile.test.ts', '2')
    write('src/build/mdx/fixtures/a.mdx', '2')
    write('src/build/pages/a.ts', '2')
    expect(compilerVersion(root)).toBe(before)
  })

  it('is unknown without its sources, so that nothing is cached', () => {
    rmSync(path.join(root, 'package-lock.json'))
    expect(compilerVersion(root)).toBeNull()
    expect(bodyCache(root)).toBeNull()
  })
})

describe('The cache of bodies', async () => {
  const body = await compileBody('Hello *you*.', { path: 'a.mdx' })

  it('hands a body to the next build, and only under its own key', () => {
    bodyCache(root)?.write('one', body)
    expect(bodyCache(root)?.read('one')).toEqual(body)
    expect(bodyCache(root)?.read('two')).toBeNull()
  })

  it('is empty once the compiler has changed, and drops what it had', () => {
    bodyCache(root)?.write('one', body)
    write('src/build/mdx/compile.ts', '2')
    const next = bodyCache(root)
    expect(next?.read('one')).toBeNull()
    next?.write('two', body)
    expect(cachedFiles()).toEqual([`${compilerVersion(root)}/two.json`])
  })

  it('does without a damaged file, and writes it again', () => {
    const cache = bodyCache(root)
    cache?.write('one', body)
    const [only = ''] = cachedFiles()
    const file = path.join(root, 'node_modules/.cache/craft-bodies', only)
    writeFileSync(file, '{"nodes": [')
    expect(cache?.read('one')).toBeNull()
    cache?.write('one', body)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(body)
  })

  it('survives a disk that cannot be written', () => {
    write('node_modules/.cache', '')
    expect(() => bodyCache(root)?.write('one', body)).not.toThrow()
  })
})
