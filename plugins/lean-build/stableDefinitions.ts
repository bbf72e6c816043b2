import type { Configuration } from 'webpack'

/** Variables that pages can read in the browser too. Gatsby reads those of its logger and telemetry itself. */
const USED =
  /^process\.env\.(?:GATSBY_(?!LOGGER$|TELEMETRY_DISABLED$)|(?:NODE_ENV|PUBLIC_DIR|BUILD_STAGE|CYPRESS_SUPPORT)$)/

/**
 * Removes the definitions of other environment variables. For the code that renders pages, Gatsby defines all of them, and
 * webpack bundles everything again if one is new or missing: `OLDPWD` after `cd`, or those of npm.
 */
export function stableDefinitions(plugins: Configuration['plugins'] = []): void {
  for (const plugin of plugins) {
    const definitions = (plugin as { definitions?: Record<string, unknown> } | undefined)?.definitions ?? {}
    for (const name of Object.keys(definitions))
      if (name.startsWith('process.env.') && !USED.test(name)) Reflect.deleteProperty(definitions, name)
  }
}
