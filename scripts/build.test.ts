import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { buildSite } from './build'

test.each([
  ['is removed when the build aborts, as without memory', 'process.abort()', false],
  ['is removed when the build fails', 'process.exit(1)', false],
  ['stays when the build succeeds', '', true],
])('public/ %s', async (_, program, isThere) => {
  const root = mkdtempSync(path.join(tmpdir(), 'build-'))
  mkdirSync(path.join(root, 'public'))
  const gatsby = () => Promise.resolve(spawnSync(process.execPath, ['-e', program]).status === 0)
  expect(await buildSite(root, gatsby)).toBe(isThere)
  expect(existsSync(path.join(root, 'public'))).toBe(isThere)
  rmSync(root, { recursive: true })
})
