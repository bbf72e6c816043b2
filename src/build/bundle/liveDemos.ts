import path from 'node:path'
import type { Configuration } from 'webpack'

/** What every demo runs on. */
const EDITOR =
  /[\\/]node_modules[\\/](?:@craftjs[\\/](?:core|utils)|immer|nanoid|lodash|tiny-invariant)[\\/]|[\\/]theme[\\/]demo[\\/]watch[\\/]/

/**
 * Bundles live demos: what they import as `@craftjs/core` is our module, which lets the page look into the editor and
 * passes on the published package (docs/decisions/0015-live-demos.md). They share one chunk with it, which is fetched
 * with the first of them: Gatsby would put what many chunks share into the one that every page loads.
 */
export function bundleDemos(config: Configuration): void {
  config.module?.rules?.push({
    include: [path.resolve('content/demos'), path.resolve('content/snippets')],
    resolve: { alias: { '@craftjs/core$': path.resolve('src/theme/demo/observed/core.ts') } },
  })
  const { splitChunks } = config.optimization ?? {}
  if (!splitChunks) return
  splitChunks.cacheGroups = {
    ...splitChunks.cacheGroups,
    editor: { name: 'editor', test: EDITOR, chunks: 'async', priority: 50, enforce: true },
  }
}
