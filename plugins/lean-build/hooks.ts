import path from 'node:path'
import type { GatsbyNode, Store } from 'gatsby'
import TerserPlugin from 'terser-webpack-plugin'
import type { Compiler, Configuration, WebpackPluginInstance } from 'webpack'
import { contentHash, rerenderWhenBundleChanges } from './contentHash'
import { skipPagesInDevShell } from './emptyDevShell'
import { compileModern } from './modernScripts'
import { renderInProcess } from './renderInProcess'
import { sourceWithQueries } from './sourceWithQueries'
import { stableDefinitions } from './stableDefinitions'

const rootOf = (store: Store): string =>
  (store.getState() as { program: { directory: string } }).program.directory

export const onPluginInit: GatsbyNode['onPluginInit'] = ({ store }) => renderInProcess(rootOf(store))

export const preprocessSource: GatsbyNode['preprocessSource'] = ({ filename, contents, store }) =>
  sourceWithQueries({ filename, contents }, rootOf(store))

/** To validate its disk cache, webpack resolves the files of every loader, which takes longer than bundling. */
const skipBuildDependencies = {
  apply(compiler: Compiler) {
    compiler.hooks.done.tap('SkipBuildDependencies', ({ compilation }) =>
      compilation.buildDependencies.clear(),
    )
  },
}

/**
 * Makes the names of variables independent of how often letters occur. When the runtime is minified, it contains hashes
 * that depend on absolute paths, and webpack replaces them later. The names would differ between two folders.
 */
const mangle = { safari10: true, disableCharFreq: true }

/** Minifies with swc in this process. Gatsby would start workers for Terser, and each would load Terser again. */
const minimizer = () =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    parallel: false,
    terserOptions: { ecma: 2020, compress: { passes: 3 }, mangle },
  })

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({
  actions,
  stage,
  getConfig,
  store,
  plugins,
}) => {
  const root = rootOf(store)
  const plugin = path.join(root, 'plugins/lean-build')
  const config = (getConfig as () => Configuration)()
  if (typeof config.cache === 'object' && config.cache.type === 'filesystem')
    config.cache = { ...config.cache, buildDependencies: { defaultWebpack: [] } }
  config.plugins = [...(config.plugins ?? []), skipBuildDependencies].filter(
    (each) => !(stage === 'develop' && each?.constructor.name === 'ESLintWebpackPlugin'),
  )
  stableDefinitions(config.plugins)
  if (stage !== 'develop') config.devtool = false
  compileModern(config, stage === 'develop' ? 'develop' : 'build', { root, plugin })
  if (stage === 'develop-html') skipPagesInDevShell(config, { root, plugin })
  if (stage === 'build-html') rerenderWhenBundleChanges(config)
  if (stage === 'build-javascript') {
    config.plugins.push(
      contentHash,
      // Partytown's scripts load only in develop, but Gatsby bundles them in builds too.
      plugins.normalModuleReplacement(
        /partytown.gatsby-browser\.js$/,
        path.join(plugin, 'emptyModule.mjs'),
      ) as WebpackPluginInstance,
    )
    config.target = ['web', 'es2020']
    // Shorter hashes, because file names are in every page and hashes do not compress.
    config.output = { ...config.output, hashDigestLength: 8 }
    const [, css] = config.optimization?.minimizer ?? []
    if (config.optimization && css) config.optimization.minimizer = [minimizer(), css]
  }
  actions.replaceWebpackConfig(config)
}
