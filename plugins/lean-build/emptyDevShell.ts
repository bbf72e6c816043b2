import { createRequire } from 'node:module'
import path from 'node:path'
import type { Compiler, Configuration, WebpackPluginInstance } from 'webpack'

/** Requests for the pages of the site, and for the layout around them. */
const PAGES = /^\$virtual\/async-requires$|^\.\/src\/templates\/SiteLayout$/

const stubPages = (plugin: string): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    compiler.hooks.normalModuleFactory.tap('EmptyDevShell', (factory) =>
      factory.hooks.beforeResolve.tap('EmptyDevShell', (request) => {
        if (PAGES.test(request.request)) request.request = path.join(plugin, 'emptyModule.mjs')
      }),
    )
  },
})

/** Gatsby's document uses one function of lodash, for which webpack would bundle half a megabyte. */
const lodash = (root: string) => createRequire(path.join(root, 'package.json')).resolve('lodash')

/**
 * Excludes pages from the bundle that renders the HTML document of `develop`. The document's body is empty, because the
 * browser renders the page, but Gatsby would bundle all pages for it again. Also makes lodash an external. With `DEV_SSR`,
 * changes nothing.
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
