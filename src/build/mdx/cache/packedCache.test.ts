import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { packedCache } from './packedCache'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'packed-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const open = (version = 'v1') => packedCache<{ text: string }>(folder, version)

/** Leaves `texts` in the cache by their own names. */
function keep(...texts: string[]) {
  const cache = open()
  for (const text of texts) cache.write(text, { text: `${text} ü\n` })
  cache.save()
}

it('gives back what was written, in another build', () => {
  expect(open().read('a')).toBeNull()
  keep('a', 'b')
  expect(open().read('b')).toEqual({ text: 'b ü\n' })
  expect(open().read('c')).toBeNull()
})

it('keeps what is still asked for, and forgets the rest', () => {
  keep('a', 'b')
  const cache = open()
  cache.read('a')
  cache.write('c', { text: 'c' })
  cache.save()
  expect([open().read('a'), open().read('b'), open().read('c')]).toEqual([
    { text: 'a ü\n' },
    null,
    { text: 'c' },
  ])
})

it('removes what other versions left', () => {
  keep('a')
  const cache = open('v2')
  cache.write('a', { text: '2' })
  cache.save()
  expect(readdirSync(folder)).toEqual(['v2'])
})

it('knows nothing that a disk has broken, and never throws', () => {
  keep('a')
  writeFileSync(path.join(folder, 'v1'), 'a {"text":\nb {"text":"b"}\nc')
  expect([open().read('a'), open().read('b'), open().read('c')]).toEqual([null, { text: 'b' }, null])
  const cache = packedCache('/dev/null/nowhere', 'v1')
  cache.write('a', 1)
  expect(() => cache.save()).not.toThrow()
})
