import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { CODE, fileDigest } from './fileDigest'

let root = ''

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

const digest = (pattern?: RegExp) => fileDigest(root, ['app', 'package-lock.json'], pattern)

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'digest-'))
  write('app/index.html', 'page')
  write('app/src/main.ts', 'code')
  write('package-lock.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

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
  rmSync(path.join(root, 'app/src/main.ts'))
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
  rmSync(path.join(root, 'package-lock.json'))
  expect(() => digest()).toThrow('package-lock.json')
})
