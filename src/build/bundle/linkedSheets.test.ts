import { readFileSync } from 'node:fs'
import path from 'node:path'
import webpack, { type Configuration, type RuleSetRule, type Stats } from 'webpack'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { linkSheets } from './linkedSheets'

// Inside the repository, so that packages resolve as they do for the theme.
const { at, write } = temporaryFolder(path.resolve('node_modules/.cache'))

/** Gatsby's rule for CSS. It fails here because nothing should reach it. */
const gatsbys = (): RuleSetRule => ({ oneOf: [{ test: /\.css$/, use: ['no-such-loader'] }] })

/** Bundles a module that imports the sheet. Returns webpack's messages and the bundle's text. */
function bundle(emit: boolean): Promise<Stats> {
  const config: Configuration = {
    mode: 'production',
    context: process.cwd(),
    entry: write('entry.mjs', `export { default } from './Modal.sheet.css'\n`),
    output: { path: at('out'), publicPath: '/prefix/', library: { type: 'commonjs' } },
    module: { rules: [gatsbys()] },
  }
  linkSheets(config, emit)
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => (stats ? resolve(stats) : reject(error!)))
  })
}

describe('linkSheets', () => {
  it('returns the address of one small file that includes all imports', async () => {
    write(
      'Modal.sheet.css',
      "@import '@docsearch/css/dist/modal.css' layer(components);\n.own { color: red; user-select: none }\n",
    )
    const { compilation } = await bundle(true)
    expect(compilation.errors.map(String)).toEqual([])
    const name = Object.keys(compilation.assets).find((asset) => asset.endsWith('.css'))!
    expect(name).toMatch(/^static\/Modal\.sheet-[0-9a-f]{20}\.css$/)
    const css = readFileSync(at(`out/${name}`), 'utf8')
    expect(css).toContain('.DocSearch-Modal{')
    expect(css).toContain('.own{color:red;-webkit-user-select:none;user-select:none}')
    expect(css).not.toContain('@import')
    expect(readFileSync(at('out/main.js'), 'utf8')).toContain(`"${name}"`)
  })

  it('fails the build for an invalid sheet', async () => {
    write('Modal.sheet.css', "@import './missing.css';\n")
    const { compilation } = await bundle(false)
    expect(compilation.errors.map(String).join()).toContain('missing.css')
  })

  it('throws when Gatsby’s rules are not found', () => {
    expect(() => linkSheets({ module: { rules: [] } }, true)).toThrow('rules for CSS')
  })
})
