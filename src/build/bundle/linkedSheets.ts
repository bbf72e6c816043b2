import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Configuration, NormalModule, RuleSetRule } from 'webpack'

/** Style sheets that are linked where they are needed, instead of inlined into every page. */
const SHEET = /\.sheet\.css$/

/**
 * The published file of a sheet. webpack recomputes its own content hash after minification, but only for the browser
 * bundle, so pages and scripts would name different files.
 */
function fileOf({ module }: { module?: unknown }): string {
  const source = (module as NormalModule).originalSource()?.source() ?? ''
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 20)
  return `static/[name]-${hash}[ext]`
}

const use = [{ loader: path.resolve('src/build/bundle/sheetLoader.mjs') }]

/**
 * `import url from './Modal.sheet.css'` returns the address of a file with a hash in its name; with `?inline`, the text of
 * the sheet.
 */
const sheetRules = (emit: boolean): RuleSetRule[] => [
  { test: SHEET, resourceQuery: /^\?inline$/, type: 'asset/source', use },
  { test: SHEET, type: 'asset/resource', generator: { filename: fileOf, emit }, use },
]

/**
 * Adds rules for linked sheets before Gatsby's rules for CSS, which would inline them into every page. Throws if Gatsby's
 * rules are not found.
 */
export function linkSheets(config: Configuration, emit: boolean): void {
  const rules = (config.module?.rules ?? []) as RuleSetRule[]
  const css = rules.find(({ oneOf }) =>
    oneOf?.some((rule) => rule && rule.test instanceof RegExp && rule.test.test('a.css')),
  )
  if (!css?.oneOf) throw new Error('Gatsby’s webpack rules for CSS were not found.')
  css.oneOf.unshift(...sheetRules(emit))
}
