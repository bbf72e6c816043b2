import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import webpack from 'webpack'
import { rerenderWhenBundleChanges, contentHash } from './contentHash'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

/** The hash of a bundle that prints `words`, made in a new folder with a setting that changes nothing of it. */
async function hashOf(words: string, plugins: webpack.WebpackPluginInstance[], setting: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bundle-'))
  folders.push(folder)
  writeFileSync(path.join(folder, 'index.js'), `console.log(${JSON.stringify(words)})`)
  const output = { path: path.join(folder, 'out'), hashSalt: setting }
  return new Promise<string | undefined>((resolve, reject) =>
    webpack({ context: folder, entry: './index.js', mode: 'production', plugins, output }, (error, stats) =>
      error ? reject(error) : resolve(stats?.hash),
    ),
  )
}

test('the hash of a bundle only depends on its files', async () => {
  const first = await hashOf('a', [contentHash], 'one')
  expect(first).toMatch(/^[\da-f]{20}$/)
  expect(await hashOf('a', [contentHash], 'another')).toBe(first)
  expect(await hashOf('b', [contentHash], 'one')).not.toBe(first)
})

test('without the plugin, it depends on more', async () => {
  expect(await hashOf('a', [], 'another')).not.toBe(await hashOf('a', [], 'one'))
})

test('the code that renders pages has another hash after another bundle', async () => {
  const saltAfter = async (words: string) => {
    await hashOf(words, [contentHash], 'one')
    const config: webpack.Configuration = { output: { path: '/out' } }
    rerenderWhenBundleChanges(config)
    expect(config.output?.path).toBe('/out')
    return config.output?.hashSalt
  }
  const first = await saltAfter('a')
  expect(await saltAfter('b')).not.toBe(first)
  expect(await saltAfter('a')).toBe(first)
})
