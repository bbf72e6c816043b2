import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../src/fixtures/temporaryFolder'
import { requireBuild } from '../e2e/built/requireBuild'
import { buildSite } from './build'

const { at, write } = temporaryFolder()

test.each([
  ['is removed when the build aborts, for example without memory', 'process.abort()', false],
  ['is removed when the build fails', 'process.exit(1)', false],
  ['stays when the build succeeds', '', true],
])('public/ %s', async (_, program, isThere) => {
  write('public/index.html')
  const gatsby = () => Promise.resolve(spawnSync(process.execPath, ['-e', program]).status === 0)
  expect(await buildSite(at(), gatsby)).toBe(isThere)
  expect(existsSync(at('public'))).toBe(isThere)
})

test('tests of the built site report a missing build once', () => {
  expect(() => requireBuild(at('public'))).toThrow(
    /There is no built site in .*public\/\. Run "npm run build" first\./,
  )
  write('public/index.html')
  requireBuild(at('public'))
})
