import { expect, test } from 'vitest'
import webpack from 'webpack'
import { temporaryFolder } from '../../src/fixtures/temporaryFolder'
import { rerenderWhenBundleChanges, contentHash } from './contentHash'

const { at, write } = temporaryFolder()
let count = 0

/** The hash of a bundle that prints `words`, made in a new folder with a setting that changes nothing of it. */
function hashOf(words: string, plugins: webpack.WebpackPluginInstance[], setting: string) {
  count += 1
  write(`${count}/index.js`, `console.log(${JSON.stringify(words)})`)
  const folder = at(String(count))
  const output = { path: `${folder}/out`, hashSalt: setting }
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
  // Without the plugin, it depends on more.
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
