import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import type { Configuration, WebpackPluginInstance } from 'webpack'
import { iconDataUrl, inlineScript } from './inlinedParts'
import { linkSheets } from './linkedSheets'

interface CssExtract {
  options: { ignoreOrder: boolean }
}

/** Our style sheets use cascade layers and no two style the same element, so their order does not matter. */
function ignoreCssOrder(plugins: Configuration['plugins']): void {
  const extract = plugins?.find((plugin) => plugin?.constructor.name === 'MiniCssExtractPlugin')
  if (extract) (extract as unknown as CssExtract).options.ignoreOrder = true
}

/** Folder of the module that replaces `@craftjs/core` in demos. */
const INSTRUMENTED = 'src/theme/demo/instrumented'

/** Matches code that every demo needs, but not the `package.json` of packages: pages without demos read versions there. */
const EDITOR =
  /[\\/](?:(?:@craftjs[\\/](?:core|utils)|immer|nanoid|lodash|tiny-invariant|inspector[\\/]observe)[\\/].*|frames[\\/](?:indicator|markNodes)[.]ts)(?<![.]json)$/

/**
 * Bundles live demos. Replaces their `@craftjs/core` with our module, which re-exports the package and gives the page
 * access to the editor (docs/decisions/0015-live-demos.md). Keeps the names of components, which demos show. Puts the code
 * that demos share into one chunk, which the first demo loads. Gatsby would put it into the chunk that every page loads.
 */
function bundleDemos(config: Configuration, root: string): void {
  const instrumented = path.join(root, INSTRUMENTED) + path.sep
  config.module?.rules?.push({
    include: /[\\/]content[\\/](?:demos|snippets)[\\/].*[.]tsx?$/,
    enforce: 'post',
    resolve: { alias: { '@craftjs/core$': `${instrumented}core.ts` } },
    use: config.mode === 'production' ? [{ loader: path.resolve('src/build/bundle/keepNames.mjs') }] : [],
  })
  const { splitChunks } = config.optimization ?? {}
  if (!splitChunks) return
  splitChunks.cacheGroups = {
    ...splitChunks.cacheGroups,
    editor: {
      name: 'editor',
      test: (module: { nameForCondition?: () => string | null }) => {
        const file = module.nameForCondition?.() ?? ''
        return EDITOR.test(file) || file.startsWith(instrumented)
      },
      chunks: 'async',
      priority: 50,
      enforce: true,
    },
  }
}

/**
 * Gives each kind of page its own style sheet, which its chunk waits for. By default, Gatsby puts all styles into one
 * sheet, which every page would inline.
 */
function splitStyles(config: Configuration): void {
  const { splitChunks } = config.optimization ?? {}
  if (!splitChunks) return
  const { styles: _, ...cacheGroups } = splitChunks.cacheGroups ?? {}
  splitChunks.cacheGroups = cacheGroups
}

/** Extends Gatsby's webpack configuration: linked style sheets, live demos, strict imports, inlined scripts, Trusted Types. */
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
  ignoreCssOrder(config.plugins)
  linkSheets(config, !stage.endsWith('html'))
  bundleDemos(config, directory)
  config.module?.rules?.push({
    test: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index[.]js$/,
    use: [{ loader: path.resolve('src/build/bundle/docSearchLoader.mjs') }],
  })
  // Makes a missing class of a CSS module an error. Only in `src`: Gatsby imports names that its own modules do not export.
  config.module?.rules?.push({ include: path.join(directory, 'src'), parser: { exportsPresence: 'error' } })
  if (stage === 'build-javascript') splitStyles(config)
  const define = (values: Record<string, string>) =>
    config.plugins?.push(plugins.define(values) as WebpackPluginInstance)
  if (stage.endsWith('html'))
    define({
      __PRE_PAINT__: JSON.stringify(inlineScript(directory, "import './prePaint'")),
      __HOME__: JSON.stringify(
        inlineScript(directory, "import { installHome } from './home'; installHome(document)"),
      ),
      __ICON__: JSON.stringify(iconDataUrl()),
    })
  if (stage === 'build-javascript') config.output = { ...config.output, trustedTypes: 'gatsby#webpack' }
  actions.replaceWebpackConfig(config)
}
