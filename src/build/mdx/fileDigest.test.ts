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

it('changes with the text or the name of a file, a new file, and a single file, and with nothing else', () => {
  const digests = [digest()]
  write('elsewhere.ts', 'other')
  digests.push(digest())
  write('app/src/main.ts', 'more code')
  digests.push(digest())
  rmSync(at('app/src/main.ts'))
  write('app/src/start.ts', 'code')
  digests.push(digest())
  write('app/src/main.ts', 'code')
  digests.push(digest())
  write('package-lock.json', '{ }')
  digests.push(digest())
  expect(digests[0]).toBe(digests[1])
  expect(new Set(digests).size).toBe(5)
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
