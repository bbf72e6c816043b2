import path from 'node:path'
import type { Configuration, RuleSetRule } from 'webpack'

/** Folders without GraphQL queries, which do not need Babel. */
const WITHOUT_QUERIES = ['src/theme', 'src/model', 'content', 'plugins', '.cache']

/** Where Gatsby itself has a query: the page that stands in `develop` where there is none. */
const QUERIES = /\.cache[\\/]dev-404-page\.js$/

/** What compiles it: for readers, or for an author whose page stays while a component is replaced. */
const LOADERS = { readers: 'scriptLoader.mjs', author: 'refreshLoader.mjs' } as const

const compiles = (rule: unknown, file: string): rule is RuleSetRule =>
  typeof rule === 'object' &&
  rule !== null &&
  'test' in rule &&
  rule.test instanceof RegExp &&
  rule.test.test(file) &&
  'use' in rule

/**
 * Compiles the theme, the model, what content imports, and Gatsby's own files for the browsers of today (`browserslist`
 * in package.json). Gatsby's Babel presets write optional chains, spread and classes as ES5, whatever browsers are asked
 * for, which is larger, and they take longer. Throws when Gatsby's rules are not where they were.
 *
 * A module of the theme or the model does nothing but export: what a page does not use of a folder's entry point stays out of it.
 */
export function compileModern(
  config: Configuration,
  audience: keyof typeof LOADERS,
  { root, plugin, folders = WITHOUT_QUERIES }: { root: string; plugin: string; folders?: readonly string[] },
): void {
  const included = folders.map((folder) => path.join(root, folder) + path.sep)
  const rules = (config.module?.rules ?? []) as RuleSetRule[]
  const gatsbys = rules.filter((rule) => compiles(rule, 'a.js') || compiles(rule, 'a.tsx'))
  if (gatsbys.length < 2) throw new Error('Gatsby’s rules for scripts are not where they should be.')
  const isPlain = (file: string) => included.some((folder) => file.startsWith(folder)) && !QUERIES.test(file)
  for (const rule of gatsbys) rule.exclude = [rule.exclude ?? [], isPlain].flat()
  rules.push({
    test: /\.[jt]sx?$/,
    include: isPlain,
    type: 'javascript/auto',
    use: [{ loader: path.join(plugin, 'loaders', LOADERS[audience]) }],
  })
  rules.push({ test: /\.tsx?$/, include: included, exclude: path.join(root, 'content'), sideEffects: false })
}
