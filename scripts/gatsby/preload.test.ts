import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

const MODULE = 'gatsby/dist/utils/parcel/compile-gatsby-files'

/** What a process in `folder` prints that was started with the preload. */
const run = (folder: string, code: string) => {
  const line = ['--require', path.resolve('scripts/gatsby/preload.mjs'), '--eval', code]
  const { stdout, stderr } = spawnSync(process.execPath, line, { cwd: folder, encoding: 'utf8' })
  return stdout + stderr
}

test('Parcel is not loaded, and what Gatsby asks of its module is there', () => {
  const said = run(
    '.',
    `const { COMPILED_CACHE_DIR, getResolvedFieldsForPlugin } = require('${MODULE}')
    const { resolvedCompiledGatsbyNode } = getResolvedFieldsForPlugin('/nowhere', 'default-site-plugin')
    const parcel = Object.keys(require.cache).filter((file) => file.includes('@parcel'))
    console.log(COMPILED_CACHE_DIR, resolvedCompiledGatsbyNode, parcel.length)`,
  )
  expect(said).toBe('.cache/compiled undefined 0\n')
})

test('a module that is not the one we know stays, and that is said', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'preload-'))
  const file = path.join(folder, 'node_modules', `${MODULE}.js`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(path.join(folder, 'package.json'), '{}')
  writeFileSync(file, "exports.name = 'another'\n")
  const said = run(folder, `console.log(require('${MODULE}').name)`)
  expect(said).toContain('another\n')
  expect(said).toContain('correct scripts/gatsby/preload.mjs')
  rmSync(folder, { recursive: true })
})
