import { rmSync } from 'node:fs'
import { beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { fileDigest } from './fileDigest'

const { at, write } = temporaryFolder()
const digest = () => fileDigest(at(), ['app', 'package-lock.json'])

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

// With a pattern: diskCache.test.ts.
it('throws when an entry does not exist', () => {
  rmSync(at('package-lock.json'))
  expect(() => digest()).toThrow('package-lock.json')
})
