import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import webpack from 'webpack'
import { stableModuleIds } from './stableModuleIds'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

/** The files of a small bundle, by name, whose one page is a module as Gatsby asks for it; made in a new folder. */
async function bundle(
  prefix: string,
  plugins: webpack.WebpackPluginInstance[],
): Promise<Record<string, string>> {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), prefix)))
  folders.push(folder)
  const page = `${folder}/template.js?__contentFilePath=${folder}/content/a.mdx`
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
  mkdirSync(path.join(folder, 'content'))
  write('index.js', `import(/* webpackChunkName: "page" */ ${JSON.stringify(page)}).then(console.log)`)
  write('template.js', "import { part } from './part.js'\nexport default () => part + 1")
  write('part.js', 'export const part = Math.random()')
  await new Promise<void>((resolve, reject) => {
    webpack(
      {
        context: folder,
        entry: './index.js',
        mode: 'production',
        plugins,
        output: { path: path.join(folder, 'out'), filename: '[name]-[contenthash].js' },
      },
      (error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    )
  })
  const out = path.join(folder, 'out')
  return Object.fromEntries(
    readdirSync(out).map((file) => [file, readFileSync(path.join(out, file), 'utf8')]),
  )
}

test('bundles in two folders are byte-identical', async () => {
  const [one, other] = [
    await bundle('a-', [stableModuleIds]),
    await bundle('another-place-', [stableModuleIds]),
  ]
  expect(Object.keys(one)).toHaveLength(2)
  expect(Object.values(one).join()).toContain('content/a.mdx')
  expect(one).toEqual(other)
})

test('without the plugin, they differ', async () => {
  expect(await bundle('a-', [])).not.toEqual(await bundle('another-place-', []))
})
