import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Configuration, RuleSetRule, Stats } from 'webpack'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { linkSheets } from './linkedSheets'

const webpack = createRequire(import.meta.url)('webpack') as (
  configuration: Configuration,
  done: (error: Error | null, stats?: Stats) => void,
) => void

let folder: string
// Inside the repository, so that packages are found as they are from the theme.
beforeEach(async () => (folder = await mkdtemp(path.resolve('node_modules/.cache/sheets-'))))
afterEach(() => rm(folder, { recursive: true }))

/** Gatsby's rule for CSS; here it fails, as nothing should reach it. */
const gatsbys = (): RuleSetRule => ({ oneOf: [{ test: /\.css$/, use: ['no-such-loader'] }] })

function bundle(emit: boolean): Promise<Stats> {
  const config: Configuration = {
    mode: 'production',
    context: process.cwd(),
    entry: path.join(folder, 'entry.mjs'),
    output: { path: path.join(folder, 'out'), publicPath: '/prefix/', library: { type: 'commonjs' } },
    module: { rules: [gatsbys()] },
  }
  linkSheets(config, emit)
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => (stats ? resolve(stats) : reject(error!)))
  })
}

describe('linkSheets', () => {
  it('returns the address of one small file that includes all imports', async () => {
    await writeFile(
      path.join(folder, 'Modal.sheet.css'),
      "@import '@docsearch/css/dist/modal.css' layer(components);\n.own { color: red; user-select: none }\n",
    )
    await writeFile(path.join(folder, 'entry.mjs'), "export { default } from './Modal.sheet.css'\n")
    const { compilation } = await bundle(true)
    expect(compilation.errors.map(String)).toEqual([])
    const name = Object.keys(compilation.assets).find((asset) => asset.endsWith('.css'))!
    expect(name).toMatch(/^static\/Modal\.sheet-[0-9a-f]{20}\.css$/)
    const css = await readFile(path.join(folder, 'out', name), 'utf8')
    expect(css).toContain('.DocSearch-Modal{')
    expect(css).toContain('.own{color:red;-webkit-user-select:none;user-select:none}')
    expect(css).not.toContain('@import')
    expect(await readFile(path.join(folder, 'out/main.js'), 'utf8')).toContain(`"${name}"`)
  })

  it('returns the text of a sheet with ?inline', async () => {
    await writeFile(path.join(folder, 'Modal.sheet.css'), '.own { color: red }\n')
    await writeFile(path.join(folder, 'entry.mjs'), "export { default } from './Modal.sheet.css?inline'\n")
    const { compilation } = await bundle(false)
    expect(compilation.errors.map(String)).toEqual([])
    expect(await readFile(path.join(folder, 'out/main.js'), 'utf8')).toContain('.own{color:red}')
  })

  it('fails the build for an invalid sheet', async () => {
    await writeFile(path.join(folder, 'Modal.sheet.css'), "@import './missing.css';\n")
    await writeFile(path.join(folder, 'entry.mjs'), "export { default } from './Modal.sheet.css'\n")
    const { compilation } = await bundle(false)
    expect(compilation.errors.map(String).join()).toContain('missing.css')
  })

  it('throws when Gatsby’s rules are not found', () => {
    expect(() => linkSheets({ module: { rules: [] } }, true)).toThrow('rules for CSS')
  })
})
