import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

/** Gzipped size of `code` in a production bundle, in kB, without React. */
async function kilobytesOf(code: string, external: string[] = []): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/jsx-runtime', ...external],
  })
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length / 1000
}

const core = `export { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'`
const layers = `${core}\nexport { Layers } from '@craftjs/layers'`

/** Expects a file to mention the size in these words, such as “about 30 kB”. */
const says = (file: string, words: string) =>
  expect(readFileSync(file, 'utf8').toLowerCase(), file).toContain(words)

it('The front page and the docs mention the current size of @craftjs/core', async () => {
  const size = await kilobytesOf(core)
  expect(size).toBeGreaterThan(28)
  expect(size).toBeLessThan(31)
  const words = `about ${Math.round(size)} kb`
  says('src/theme/home/Hero.tsx', words)
  says('content/docs/overview.mdx', words)
  says('content/docs/guides/save-load-state.mdx', words)
})

it('The front page matches the package’s license, types, and React versions', () => {
  const read = (file: string) => readFileSync(`node_modules/@craftjs/core/${file}`, 'utf8')
  const about = JSON.parse(read('package.json')) as Record<'license' | 'types', string> & {
    peerDependencies: { react: string }
  }
  expect(read(about.types)).toContain('export')
  const [, first, last] = /(\d+\.\d+).*?(\d+)(?!.*\d)/.exec(about.peerDependencies.react) ?? []
  for (const fact of [`${about.license} license`, 'TypeScript types', `React ${first} to ${last}`])
    says('src/theme/home/Hero.tsx', fact.toLowerCase())
})

it('The page about @craftjs/layers mentions the size that it adds', async () => {
  const without = await kilobytesOf(core, ['styled-components'])
  const own = (await kilobytesOf(layers, ['styled-components'])) - without
  const all = (await kilobytesOf(layers)) - without
  says('content/docs/additional/layers.mdx', `adds about ${Math.round(own)} kb`)
  says('content/docs/additional/layers.mdx', `about ${Math.round(all)} kb together with`)
})
