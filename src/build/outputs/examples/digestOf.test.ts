import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { digestOf } from './digestOf'

let root = ''

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

const digest = (word = '/') => digestOf(root, ['app', 'package-lock.json'], [word])

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'digest-'))
  write('app/index.html', 'page')
  write('app/src/main.ts', 'code')
  write('package-lock.json', '{}')
})
afterEach(() => rmSync(root, { recursive: true }))

it('stays the same as long as nothing changes', () => {
  const before = digest()
  write('app/src/main.ts', 'code')
  write('elsewhere.ts', 'other')
  expect(digest()).toBe(before)
})

it('changes with a text, a name, a new file, a single file and a word', () => {
  const before = digest()
  expect(digest('/prefix/')).not.toBe(before)
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
