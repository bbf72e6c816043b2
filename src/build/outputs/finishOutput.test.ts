import { EventEmitter } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { filesBelow } from '../mdx'
import { removeOutputOnFailure, restoreSlices, tidyOutput, hideSlices } from './finishOutput'

const { at, write } = temporaryFolder()

// Files that must not be published: e2e/built/published.test.ts.
it.each([
  ['is removed after a failure', 1, false],
  ['stays if everything succeeded', 0, true],
])('the output %s', (_, code, isThere) => {
  write('public/index.html')
  const running = new EventEmitter()
  removeOutputOnFailure(at('public'), running as unknown as NodeJS.Process)
  running.emit('exit', code)
  expect(existsSync(at('public'))).toBe(isThere)
})

it('slices are not published and reappear in the next build, but not in a build from scratch', () => {
  const slice = write('public/_gatsby/slices/a.html', 'first')
  mkdirSync(at('.cache'))
  expect(hideSlices(at())).toBe(true)
  expect(readdirSync(at('public'))).toEqual([])

  expect(restoreSlices(at())).toBe(true)
  expect(readFileSync(slice, 'utf8')).toBe('first')
  expect(restoreSlices(at())).toBe(false)

  hideSlices(at())
  rmSync(at('public'), { recursive: true })
  expect(restoreSlices(at())).toBe(false)
  expect(existsSync(at('public'))).toBe(false)
})

it('pictures of an earlier version of a file, and source maps, are removed', () => {
  const [old, current] = ['0'.repeat(32), '1'.repeat(32)]
  for (const name of [`static/${old}/1/a.webp`, `static/${current}/a.webp`, 'a.js', 'a.js.map'])
    write(`public/${name}`)
  tidyOutput(at('public'), [{ internal: { contentDigest: current } }])
  expect(filesBelow(at('public'))).toEqual(['a.js', `static/${current}/a.webp`])
})
