import { createHash } from 'node:crypto'
import path from 'node:path'
import type { Configuration, NormalModule, RuleSetRule } from 'webpack'

/** A sheet that is linked when something asks for it, instead of standing inline in every page. */
const SHEET = /\.sheet\.css$/

/**
 * Where a sheet is published. webpack's own content hash would not do: it is computed once more after minification, in
 * the bundle of the browser alone, and pages and scripts would name different files.
 */
function fileOf({ module }: { module?: unknown }): string {
  const source = (module as NormalModule).originalSource()?.source() ?? ''
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 20)
  return `static/[name]-${hash}[ext]`
}

const use = [{ loader: path.resolve('src/build/bundle/sheetLoader.mjs') }]

/**
 * How `import url from './Modal.sheet.css'` becomes the address of a file with a hash in its name, and with `?inline`
 * behind it the text of the sheet.
 */
const sheetRules = (emit: boolean): RuleSetRule[] => [
  { test: SHEET, resourceQuery: /^\?inline$/, type: 'asset/source', use },
  { test: SHEET, type: 'asset/resource', generator: { filename: fileOf, emit }, use },
]

/**
 * Takes linked sheets out of the hands of Gatsby's own rules for CSS, which inline whatever they see. Throws when those
 * rules are not where they were: the sheets would then grow every page.
 */
export function linkSheets(config: Configuration, emit: boolean): void {
  const rules = (config.module?.rules ?? []) as RuleSetRule[]
  const css = rules.find(({ oneOf }) =>
    oneOf?.some((rule) => rule && rule.test instanceof RegExp && rule.test.test('a.css')),
  )
  if (!css?.oneOf) throw new Error('Gatsby’s rules for CSS are not where they should be.')
  css.oneOf.unshift(...sheetRules(emit))
}
