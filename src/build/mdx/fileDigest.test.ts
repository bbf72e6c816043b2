import { rmSync } from 'node:fs'
import { beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { CODE, fileDigest } from './fileDigest'

const { at, write } = temporaryFolder()
const digest = (pattern?: RegExp) => fileDigest(at(), ['app', 'package-lock.json'], pattern)

beforeEach(() => {
  write('app/index.html', 'page')
  write('app/src/main.ts', 'code')
  write('package-lock.json', '{}')
})

it('stays the same while nothing changes', () => {
  const before = digest()
  write('app/src/main.ts', 'code')
  write('elsewhere.ts', 'other')
  expect(digest()).toBe(before)
})

it('changes with the text or the name of a file, a new file, and a single file', () => {
  const before = digest()
  write('app/src/main.ts', 'more code')
  const digests = new Set([before, digest()])
  rmSync(at('app/src/main.ts'))
  write('app/src/start.ts', 'code')
  digests.add(digest())
  write('app/src/main.ts', 'code')
  digests.add(digest())
  write('package-lock.json', '{ }')
  digests.add(digest())
  expect(digests.size).toBe(5)
})

it('ignores files in folders that do not match the pattern', () => {
  const before = digest(CODE)
  write('app/index.html', 'another page')
  write('app/src/main.test.ts', 'test')
  expect(digest(CODE)).toBe(before)
  write('app/src/main.ts', 'more code')
  expect(digest(CODE)).not.toBe(before)
})

it('throws when an entry does not exist', () => {
  rmSync(at('package-lock.json'))
  expect(() => digest()).toThrow('package-lock.json')
})
