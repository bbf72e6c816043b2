import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../src/fixtures/temporaryFolder'
// @ts-expect-error Plain JavaScript, since it runs before TypeScript is installed.
import * as untyped from './run.mjs'

const { isInstalled, progressOf } = untyped as {
  isInstalled: (root: string) => boolean
  progressOf: (root: string) => string
}
const lock = {
  '': { version: '1.0.0' },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/win32': { version: '2.0.0', optional: true },
}

const { at, write } = temporaryFolder()

it.each<[string, object | null, boolean]>([
  ['no on a fresh clone', null, false],
  [
    'yes with the same versions, ignoring optional packages',
    { 'node_modules/a': { version: '1.0.0' } },
    true,
  ],
  ['no when a version differs', { 'node_modules/a': { version: '1.0.1' } }, false],
  ['no when an optional package differs', { ...lock, 'node_modules/win32': { version: '1.0.0' } }, false],
  ['no when a package is missing', {}, false],
])('isInstalled returns %s', (_, packages, expected) => {
  write('package-lock.json', JSON.stringify({ packages: lock }))
  if (packages) write('node_modules/.package-lock.json', JSON.stringify({ packages }))
  expect(isInstalled(at())).toBe(expected)
})

it('progressOf counts the packages that every system installs', () => {
  const packages = { ...lock, 'node_modules/b': { version: '1.0.0' } }
  write('package-lock.json', JSON.stringify({ packages }))
  for (const name of ['a', 'win32', 'other']) write(`node_modules/${name}/package.json`, '{}')
  expect(progressOf(at())).toBe('1 of 2 packages')
})

it('A command with settings that do not parse ends with a message, without a stack trace', () => {
  write('site.ts', 'export default {\n  title: [,,\n}\n')
  const script = write('serve.ts', "import site from './site'\nconsole.log(site)\n")
  const loaded = ['--import', 'tsx', '--import', './tools/runner/messageOnly.mjs', script]
  const { status, stderr } = spawnSync(process.execPath, loaded, { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/site\.ts:\d+:\d+: ERROR: /)
  expect(stderr).not.toMatch(/^ +at /m)
})
