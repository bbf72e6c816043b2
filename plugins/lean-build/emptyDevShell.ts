import { createRequire } from 'node:module'
import path from 'node:path'
import type { Compiler, Configuration, WebpackPluginInstance } from 'webpack'

/** How the pages of the site, and what stands around each, are asked for. */
const PAGES = /^\$virtual\/async-requires$|^\.\/src\/templates\/SiteLayout$/

const stubPages = (plugin: string): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.normalModuleFactory.tap('EmptyDevShell', (factory) =>
      factory.hooks.beforeResolve.tap('EmptyDevShell', (request) => {
        if (PAGES.test(request.request)) request.request = path.join(plugin, 'noPages.mjs')
      }),
    )
  },
})

/** Gatsby's document takes one function of it, and webpack reads half a megabyte. */
const lodash = (root: string) => createRequire(path.join(root, 'package.json')).resolve('lodash')

/**
 * Leaves the pages out of the bundle that renders the shell of `develop`: its body is empty, and the browser renders
 * the rest. Gatsby bundles all of them for it, a second time. Lodash is loaded as it is. Nothing is left out where `DEV_SSR`
 * renders pages.
 */
export function skipPagesInDevShell(
  config: Configuration,
  { root, plugin }: { root: string; plugin: string },
): void {
  if (process.env.GATSBY_EXPERIMENTAL_DEV_SSR) return
  config.plugins = [...(config.plugins ?? []), stubPages(plugin)]
  const { externals = [] } = config
  config.externals = [{ lodash: `commonjs ${lodash(root)}` }, externals].flat()
}
