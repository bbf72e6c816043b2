import path from 'node:path'
import type { Compiler, Configuration, RuleSetRule } from 'webpack'

/** Folders without GraphQL queries, which do not need Babel. */
const WITHOUT_QUERIES = [
  'src/theme',
  'src/playground',
  'src/state-doctor',
  'src/model',
  'packages',
  'content',
  'plugins',
  '.cache',
]

/** Gatsby's own file with a query: the not-found page of `develop`. */
const QUERIES = /\.cache[\\/]dev-404-page\.js$/

const compiles = (rule: unknown, file: string): rule is RuleSetRule =>
  typeof rule === 'object' &&
  rule !== null &&
  'test' in rule &&
  rule.test instanceof RegExp &&
  rule.test.test(file) &&
  'use' in rule

/**
 * Compiles the theme, the model, the code of content, and Gatsby's own files for current browsers (`browserslist` in
 * package.json). Gatsby's Babel presets compile optional chains, spread and classes to ES5 for any browsers, which is
 * larger and slower. Throws if Gatsby's rules are not found.
 *
 * Our modules have no side effects, so webpack can drop unused exports of an entry point.
 */
export function compileModern(
  config: Configuration,
  mode: 'build' | 'develop',
  { root, plugin, folders = WITHOUT_QUERIES }: { root: string; plugin: string; folders?: readonly string[] },
): void {
  const included = folders.map((folder) => path.join(root, folder) + path.sep)
  const isPlain = (file: string) => included.some((folder) => file.startsWith(folder)) && !QUERIES.test(file)
  const own: RuleSetRule = {
    test: /\.[jt]sx?$/,
    include: isPlain,
    type: 'javascript/auto',
    use: [{ loader: path.join(plugin, 'scriptLoader.mjs'), options: { mode } }],
  }
  const rules = (config.module?.rules ?? []) as RuleSetRule[]
  rules.push(own)
  rules.push({ test: /\.tsx?$/, include: included, exclude: path.join(root, 'content'), sideEffects: false })
  // Applied when the compiler starts, because Gatsby adds its rule for TypeScript after the hooks of all plugins.
  const excludeFromBabel = {
    apply({ options }: Compiler) {
      const gatsbys = (options.module.rules as RuleSetRule[]).filter(
        (rule) => rule !== own && (compiles(rule, 'a.js') || compiles(rule, 'a.tsx')),
      )
      if (gatsbys.length < 2) throw new Error('Gatsby’s webpack rules for scripts were not found.')
      for (const rule of gatsbys) rule.exclude = [rule.exclude ?? [], isPlain].flat()
    },
  }
  config.plugins = [...(config.plugins ?? []), excludeFromBabel]
}
