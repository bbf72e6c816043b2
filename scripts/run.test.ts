import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
// @ts-expect-error It runs before TypeScript is installed, so it is plain JavaScript.
import { isInstalled as untyped } from './run.mjs'

const isInstalled = untyped as (root: string) => boolean
const lock = {
  '': { version: '1.0.0', optionalDependencies: { here: '1.0.0', there: '1.0.0' } },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/here': { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
  'node_modules/there': { version: '1.0.0', optional: true, os: ['none'], cpu: [process.arch] },
  'node_modules/win32': { version: '2.0.0', optional: true },
}
const here = { 'node_modules/here': { version: '1.0.0' } }

let root: string
beforeEach(() => void (root = mkdtempSync(path.join(tmpdir(), 'install-'))))
afterEach(() => rmSync(root, { recursive: true }))

function write(name: string, packages: unknown): void {
  const file = path.join(root, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ packages }))
}

describe('isInstalled', () => {
  it('says no on a fresh clone', () => {
    write('package-lock.json', lock)
    expect(isInstalled(root)).toBe(false)
  })

  it.each([
    [
      'yes when the same versions are there, those for other systems aside',
      { ...here, 'node_modules/a': { version: '1.0.0' } },
      true,
    ],
    ['no when a version differs', { ...here, 'node_modules/a': { version: '1.0.1' } }, false],
    ['no when an optional package differs', { ...lock, 'node_modules/win32': { version: '1.0.0' } }, false],
    ['no when a package is missing', here, false],
    ['no when one for this system is missing', { 'node_modules/a': { version: '1.0.0' } }, false],
  ])('says %s', (_, installed, expected) => {
    write('package-lock.json', lock)
    write('node_modules/.package-lock.json', installed)
    expect(isInstalled(root)).toBe(expected)
  })
})
