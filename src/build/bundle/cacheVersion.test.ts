import { expect, test } from 'vitest'
import { cacheVersion } from './cacheVersion'

test('bundles of one path are kept, and not taken for another', () => {
  expect(cacheVersion('/craft.js')).toBe(cacheVersion('/craft.js'))
  expect(cacheVersion('/craft.js')).not.toBe(cacheVersion(''))
})
