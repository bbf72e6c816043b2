import { readFileSync } from 'node:fs'
import path from 'node:path'
import webpack, { type Configuration, type RuleSetRule } from 'webpack'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../src/fixtures/temporaryFolder'
import { compileModern } from './modernScripts'

const { at, write } = temporaryFolder(path.resolve('node_modules/.cache'))
const read = (name: string) => readFileSync(at(name), 'utf8')

/** Gatsby's rules for scripts; here they fail, as no module of the theme should reach them. */
const gatsbys = (): RuleSetRule[] => [
  { test: /\.(js|mjs|jsx)$/, use: ['no-such-loader'] },
  { test: /\.tsx?$/, use: ['no-such-loader'] },
]

/** Bundles `entry.ts`, and returns the code. */
async function bundle(audience: 'build' | 'develop' = 'build'): Promise<string> {
  const config: Configuration = {
    mode: audience === 'develop' ? 'development' : 'production',
    devtool: audience === 'develop' ? 'source-map' : false,
    entry: at('entry.ts'),
    output: { path: at('out') },
    resolve: { extensions: ['.ts', '.tsx'] },
    target: ['web', 'es2020'],
    externals: { 'react/jsx-runtime': 'jsx', 'react/jsx-dev-runtime': 'jsx' },
    optimization: { minimize: false },
    module: { rules: gatsbys() },
  }
  compileModern(config, audience, { root: at(), plugin: __dirname, folders: ['.'] })
  const errors = await new Promise<string[]>((resolve, reject) => {
    webpack(config, (error, stats) =>
      stats ? resolve(stats.compilation.errors.map(String)) : reject(error!),
    )
  })
  expect(errors).toEqual([])
  return read('out/main.js')
}

it('removes types and JSX, keeps modern syntax, and drops unused exports', async () => {
  write('used.tsx', 'export const Used = (p: { a?: { b: 1 } }) => <b>{p.a?.b}</b>\n')
  write('spare.ts', "document.title = 'spare'\nexport const spare = 1\n")
  write('face.ts', "export * from './used'\nexport * from './spare'\n")
  write('entry.ts', "import { Used } from './face'\nwindow.name = [...Used.name].join()\nexport {}\n")
  const code = await bundle()
  expect(code).toContain('p.a?.b')
  expect(code).toContain('...Used.name')
  expect(code).not.toContain('spare')
})

it('adds source maps and Fast Refresh in develop', async () => {
  write('shown.tsx', 'type Props = { a: string }\nexport const Shown = (p: Props) => <b>{p.a}</b>\n')
  write('entry.ts', "export * from './shown'\n")
  expect(await bundle('develop')).toContain('$RefreshReg$(_c, "Shown")')
  const { sourcesContent } = JSON.parse(read('out/main.js.map')) as { sourcesContent: string[] }
  expect(sourcesContent.join()).toContain('type Props')
})

/** The rules after the compiler has started. Gatsby adds the last one after the hooks of all plugins. */
function rulesAtStart(rules: RuleSetRule[], root = process.cwd()): RuleSetRule[] {
  const config: Configuration = { module: { rules: [...rules] } }
  compileModern(config, 'develop', { root, plugin: __dirname })
  config.module?.rules?.push({ test: /\.tsx?$/, use: ['added-late'] })
  const [plugin] = config.plugins as { apply: (compiler: unknown) => void }[]
  plugin?.apply({ options: config })
  return config.module?.rules as RuleSetRule[]
}

it('excludes files with queries, including Gatsby’s own not-found page, from every rule of Gatsby', () => {
  const [first, ...others] = rulesAtStart(gatsbys())
  for (const rule of [first, others.at(-1)]) {
    const excluded = [rule?.exclude].flat().at(-1) as (file: string) => boolean
    const files = ['.cache/app.js', 'src/theme/a.tsx', 'src/pages/a.tsx', '.cache/dev-404-page.js']
    expect(files.filter((file) => excluded(path.resolve(file)))).toEqual(files.slice(0, 2))
  }
})

it('throws when Gatsby’s rules are not found', () => {
  expect(() => rulesAtStart([])).toThrow('rules for scripts')
})
