import path from 'node:path'
import type { Configuration, RuleSetRule } from 'webpack'
import { expect, it } from 'vitest'
import { compileModern } from './modernScripts'

// Every build and every `develop` uses the compiled scripts, and `npm test` checks their size.

/** Gatsby's rules for scripts. They fail here because no module of the theme should reach them. */
const gatsbys = (): RuleSetRule[] => [
  { test: /\.(js|mjs|jsx)$/, use: ['no-such-loader'] },
  { test: /\.tsx?$/, use: ['no-such-loader'] },
]

/** The rules after the compiler has started. Gatsby adds the last one after the hooks of all plugins. */
function rulesAtStart(rules: RuleSetRule[], root = process.cwd()): RuleSetRule[] {
  const config: Configuration = { module: { rules: [...rules] } }
  compileModern(config, 'develop', { root, plugin: __dirname })
  config.module?.rules?.push({ test: /\.tsx?$/, use: ['added-late'] })
  const [plugin] = config.plugins as { apply: (compiler: unknown) => void }[]
  plugin?.apply({ options: config })
  return config.module?.rules as RuleSetRule[]
}

it('leaves only files with queries to Gatsby’s rules, including Gatsby’s own not-found page', () => {
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
