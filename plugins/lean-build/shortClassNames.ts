import path from 'node:path'
import type { Configuration, RuleSetRule, RuleSetUseItem } from 'webpack'

/** The part of css-loader's options that matters here. */
interface CssOptions {
  modules?: false | ClassNames
}

/** How css-loader names the classes of CSS modules. */
interface ClassNames {
  localIdentName?: string
  getLocalIdent?: (context: { resourcePath: string }, pattern: string, name: string) => string
}

const nameOf: ClassNames['getLocalIdent'] = ({ resourcePath }, _pattern, name) =>
  `${path.basename(resourcePath, '.module.css')}-${name}`

const usesOf = (rule: RuleSetRule): RuleSetUseItem[] =>
  (Array.isArray(rule.use) ? rule.use.flat() : []) as RuleSetUseItem[]

/**
 * Names classes by their sheet and their name in it alone, as in `Navbar-bar`: the hash that Gatsby adds says
 * nothing more while no two sheets share a name, and does not compress, on every page. Throws when the rules for CSS
 * are not where they were.
 */
export function shortenClassNames(config: Configuration): void {
  const rules = ((config.module?.rules ?? []) as RuleSetRule[]).flatMap(
    (rule) => (rule.oneOf ?? []) as RuleSetRule[],
  )
  const modules = rules
    .flatMap(usesOf)
    .map((use) =>
      typeof use === 'object' && use ? ((use.options as CssOptions | undefined)?.modules ?? false) : false,
    )
    .filter((options) => options !== false && options.localIdentName !== undefined) as ClassNames[]
  if (modules.length === 0) throw new Error('Gatsby’s rules for CSS modules are not where they should be.')
  for (const options of modules) options.getLocalIdent = nameOf
}
