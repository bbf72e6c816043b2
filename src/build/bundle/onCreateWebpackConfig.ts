import type { CreateWebpackConfigArgs } from 'gatsby'
import TerserPlugin from 'terser-webpack-plugin'
import type { Compiler, Configuration, WebpackPluginInstance } from 'webpack'
import { bootSource } from './bootSource'
import { cacheVersion } from './cacheVersion'
import { drawAgainAfter, hashOfContent } from './hashOfContent'
import { iconAddress } from './iconAddress'
import { leaveOut } from './leaveOut'
import { linkSheets } from './linkedSheets'
import { bundleDemos } from './liveDemos'
import { placelessIds } from './placelessIds'
import { compileModern } from './modernScripts'
import { drawShellAlone } from './shellAlone'
import { wholeChunkMap } from './wholeChunkMap'

/**
 * Keeps webpack from walking the files of every loader to date its disk cache: that walk takes longer than the bundle.
 * `cacheVersion` dates the cache instead.
 */
const noBuildDependencies = {
  apply(compiler: Compiler) {
    compiler.hooks.done.tap('NoBuildDependencies', ({ compilation }) => compilation.buildDependencies.clear())
  },
}

const minimizer = () =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    parallel: false,
    terserOptions: { ecma: 2020, compress: { passes: 3 }, mangle: { safari10: true } },
  })

interface CssExtract {
  options: { ignoreOrder: boolean }
}

/** Our sheets name their cascade layer and no two style one element, so their order within a layer means nothing. */
function allowAnyCssOrder(plugins: Configuration['plugins']): void {
  const extract = plugins?.find((plugin) => plugin?.constructor.name === 'MiniCssExtractPlugin')
  if (extract) (extract as unknown as CssExtract).options.ignoreOrder = true
}

/** Makes bundling cheap, and keeps source maps out of what is published. docs/decisions/0004-build-cost.md has the figures. */
export function onCreateWebpackConfig({
  actions,
  stage,
  getConfig,
  pathPrefix,
  plugins,
}: CreateWebpackConfigArgs): void {
  const config = (getConfig as () => Configuration)()
  if (typeof config.cache === 'object' && config.cache.type === 'filesystem') {
    config.cache = {
      ...config.cache,
      buildDependencies: { defaultWebpack: [] },
      version: cacheVersion(pathPrefix),
    }
  }
  config.plugins = [...(config.plugins ?? []), noBuildDependencies].filter(
    (plugin) => !(stage === 'develop' && plugin?.constructor.name === 'ESLintWebpackPlugin'),
  )
  allowAnyCssOrder(config.plugins)
  linkSheets(config, !stage.endsWith('html'))
  bundleDemos(config)
  if (stage !== 'develop') config.devtool = false
  compileModern(config, stage === 'develop' ? 'author' : 'readers')
  if (stage.endsWith('html')) {
    config.plugins.push(
      plugins.define({
        __BOOT__: JSON.stringify(bootSource(pathPrefix, stage === 'develop-html')),
        __ICON__: JSON.stringify(iconAddress()),
      }) as WebpackPluginInstance,
    )
  }
  if (stage === 'build-html') drawAgainAfter(config)
  if (stage === 'develop-html') drawShellAlone(config)
  if (stage === 'build-javascript') config.plugins.push(leaveOut, placelessIds, hashOfContent, wholeChunkMap)
  if (stage === 'build-javascript') {
    config.target = ['web', 'es2020']
    // Their names stand in every page, and no packer makes a hash smaller: 16 signs tell files apart as 20 do.
    config.output = { ...config.output, trustedTypes: 'gatsby#webpack', hashDigestLength: 16 }
  }
  const [, css] = config.optimization?.minimizer ?? []
  if (stage === 'build-javascript' && config.optimization && css)
    config.optimization.minimizer = [minimizer(), css]
  actions.replaceWebpackConfig(config)
}
