import { createRequire } from 'node:module'
import path from 'node:path'
import type { Compiler, Configuration, WebpackPluginInstance } from 'webpack'

/** How the pages of the site, and what stands around each, are asked for. */
const SCREENS = /^\$virtual\/async-requires$|^\.\/src\/templates\/Shell$/

const NOTHING = path.resolve('src/build/bundle/unused/screens.mjs')

const leaveScreensOut: WebpackPluginInstance = {
  apply(compiler: Compiler) {
    compiler.hooks.normalModuleFactory.tap('ShellAlone', (factory) =>
      factory.hooks.beforeResolve.tap('ShellAlone', (request) => {
        if (SCREENS.test(request.request)) request.request = NOTHING
      }),
    )
  },
}

/** Gatsby's document takes one function of it, and webpack reads half a megabyte. */
const lodash = () => createRequire(path.resolve('package.json')).resolve('lodash')

/**
 * Leaves the pages out of the bundle that draws the shell of `develop`: its body is empty, and the browser draws the
 * rest. Gatsby bundles all of them for it, a second time. Lodash is loaded as it is. Nothing is left out where `DEV_SSR`
 * draws pages.
 */
export function drawShellAlone(config: Configuration): void {
  if (process.env.GATSBY_EXPERIMENTAL_DEV_SSR) return
  config.plugins = [...(config.plugins ?? []), leaveScreensOut]
  const { externals = [] } = config
  config.externals = [{ lodash: `commonjs ${lodash()}` }, externals].flat()
}
