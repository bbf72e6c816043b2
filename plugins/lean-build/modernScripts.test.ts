import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Configuration, RuleSetRule, Stats } from 'webpack'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { compileModern } from './modernScripts'

const webpack = createRequire(import.meta.url)('webpack') as (
  configuration: Configuration,
  done: (error: Error | null, stats?: Stats) => void,
) => void

let folder: string
beforeEach(async () => (folder = await mkdtemp(path.resolve('node_modules/.cache/compiled-'))))
afterEach(() => rm(folder, { recursive: true }))

/** Gatsby's rules for scripts; here they fail, as no module of the theme should reach them. */
const gatsbys = (): RuleSetRule[] => [
  { test: /\.(js|mjs|jsx)$/, use: ['no-such-loader'] },
  { test: /\.tsx?$/, use: ['no-such-loader'] },
]

function bundle(audience: 'build' | 'develop' = 'build'): Promise<Stats> {
  const config: Configuration = {
    mode: audience === 'develop' ? 'development' : 'production',
    devtool: audience === 'develop' ? 'source-map' : false,
    entry: path.join(folder, 'entry.ts'),
    output: { path: path.join(folder, 'out') },
    resolve: { extensions: ['.ts', '.tsx'] },
    target: ['web', 'es2020'],
    externals: { 'react/jsx-runtime': 'jsx', 'react/jsx-dev-runtime': 'jsx' },
    optimization: { minimize: false },
    module: { rules: gatsbys() },
  }
  compileModern(config, audience, { root: folder, plugin: __dirname, folders: ['.'] })
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => (stats ? resolve(stats) : reject(error!)))
  })
}

it('removes types and JSX, keeps modern syntax, and drops unused exports', async () => {
  await writeFile(
    path.join(folder, 'used.tsx'),
    'export const Used = (p: { a?: { b: 1 } }) => <b>{p.a?.b}</b>\n',
  )
  await writeFile(path.join(folder, 'spare.ts'), "document.title = 'spare'\nexport const spare = 1\n")
  await writeFile(path.join(folder, 'face.ts'), "export * from './used'\nexport * from './spare'\n")
  await writeFile(
    path.join(folder, 'entry.ts'),
    "import { Used } from './face'\nwindow.name = [...Used.name].join()\nexport {}\n",
  )
  const { compilation } = await bundle()
  expect(compilation.errors.map(String)).toEqual([])
  const code = await readFile(path.join(folder, 'out/main.js'), 'utf8')
  expect(code).toContain('p.a?.b')
  expect(code).toContain('[...')
  expect(code).not.toContain('spare')
})

it('adds source maps and Fast Refresh in develop', async () => {
  await writeFile(
    path.join(folder, 'shown.tsx'),
    'type Props = { a: string }\nexport const Shown = (p: Props) => <b>{p.a}</b>\n',
  )
  await writeFile(path.join(folder, 'entry.ts'), "export * from './shown'\n")
  const { compilation } = await bundle('develop')
  expect(compilation.errors.map(String)).toEqual([])
  const code = await readFile(path.join(folder, 'out/main.js'), 'utf8')
  expect(code).toContain('$RefreshReg$(_c, "Shown")')
  const map = await readFile(path.join(folder, 'out/main.js.map'), 'utf8')
  expect((JSON.parse(map) as { sourcesContent: string[] }).sourcesContent.join()).toContain('type Props')
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
    expect(
      ['.cache/app.js', 'src/theme/a.tsx', 'src/pages/a.tsx', '.cache/dev-404-page.js'].map((file) =>
        excluded(path.resolve(file)),
      ),
    ).toEqual([true, true, false, false])
  }
})

it('throws when Gatsby’s rules are not found', () => {
  expect(() => rulesAtStart([])).toThrow('rules for scripts')
})
