import type { CreateWebpackConfigArgs } from 'gatsby'
import type { Configuration, WebpackPluginInstance } from 'webpack'
import { iconAddress } from './iconAddress'
import { linkSheets } from './linkedSheets'
import { bundleDemos } from './liveDemos'
import { prePaintScript } from './prePaintScript'

interface CssExtract {
  options: { ignoreOrder: boolean }
}

/** Our sheets name their cascade layer and no two style one element, so their order within a layer means nothing. */
function allowAnyCssOrder(plugins: Configuration['plugins']): void {
  const extract = plugins?.find((plugin) => plugin?.constructor.name === 'MiniCssExtractPlugin')
  if (extract) (extract as unknown as CssExtract).options.ignoreOrder = true
}

/** What the site asks of webpack beside what Gatsby does: linked sheets, live demos, inlined scripts, Trusted Types. */
export function onCreateWebpackConfig({
  actions,
  stage,
  getConfig,
  plugins,
  store,
}: CreateWebpackConfigArgs): void {
  const { directory } = (store.getState() as { program: { directory: string } }).program
  const config = (getConfig as () => Configuration)()
  config.plugins ??= []
  allowAnyCssOrder(config.plugins)
  linkSheets(config, !stage.endsWith('html'))
  bundleDemos(config)
  if (stage.endsWith('html'))
    config.plugins.push(
      plugins.define({
        __PRE_PAINT__: JSON.stringify(prePaintScript(directory)),
        __ICON__: JSON.stringify(iconAddress()),
      }) as WebpackPluginInstance,
    )
  if (stage === 'build-javascript') config.output = { ...config.output, trustedTypes: 'gatsby#webpack' }
  actions.replaceWebpackConfig(config)
}
