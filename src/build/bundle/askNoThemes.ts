import type { Configuration } from 'webpack'

const ASKS = 'GatsbyThemeComponentShadowingResolverPlugin'

/** Gatsby asks of every file whether a theme has another in its place, and looks into folders for it; no theme is used here. */
export function askNoThemes(config: Configuration): void {
  const plugins = config.resolve?.plugins?.filter((plugin) => plugin?.constructor.name !== ASKS)
  config.resolve = { ...config.resolve, plugins }
}
