import { EventEmitter } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { removeOutputOnFailure, restoreSlices, tidyOutput, withdrawSlices } from './finishOutput'

it('removes statistics, source maps and caches from the output, and nothing else', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tidy-'))
  const kept = ['app-1.js', 'docs/a/index.html', 'sitemap.xml']
  const dropped = [
    ...['webpack.stats.json', 'chunk-map.json', '~partytown/partytown.js', '.cache/a'],
    ...['app-1.js.map', 'examples/assets/basic.css.map'],
  ]
  for (const file of [...kept, ...dropped]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), '')
  }
  tidyOutput(folder)
  const left = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
  expect(left.sort()).toEqual(kept)
  rmSync(folder, { recursive: true })
})

it.each([
  ['is removed after a failure', 1, false],
  ['stays when all went well', 0, true],
])('the output %s', (_, code, isThere) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'output-'))
  const running = new EventEmitter()
  removeOutputOnFailure(folder, running as unknown as NodeJS.Process)
  running.emit('exit', code)
  expect(existsSync(folder)).toBe(isThere)
  rmSync(folder, { recursive: true, force: true })
})

it('no host gets a slice, the next build finds it again, and a build from nothing does not', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'slices-'))
  const slice = path.join(root, 'public/_gatsby/slices/a.html')
  for (const folder of ['.cache', 'public/_gatsby/slices'])
    mkdirSync(path.join(root, folder), { recursive: true })
  writeFileSync(slice, 'first')
  expect(withdrawSlices(root)).toBe(true)
  expect(readdirSync(path.join(root, 'public'))).toEqual([])

  expect(restoreSlices(root)).toBe(true)
  expect(readFileSync(slice, 'utf8')).toBe('first')
  expect(restoreSlices(root)).toBe(false)

  withdrawSlices(root)
  rmSync(path.join(root, 'public'), { recursive: true })
  expect(restoreSlices(root)).toBe(false)
  expect(existsSync(path.join(root, 'public'))).toBe(false)
  rmSync(root, { recursive: true })
})
