import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CreateWebpackConfigArgs } from 'gatsby'
import type { Configuration, WebpackPluginInstance } from 'webpack'
import { EDITORS } from '../../model/examples'
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

/** The folder of our module in place of `@craftjs/core`. */
const OBSERVED = 'src/theme/demo/observed'

/** Code of the packages that every demo needs. Pages without demos read the version in a `package.json`. */
const EDITOR =
  /[\\/](?:@craftjs[\\/](?:core|utils)|immer|nanoid|lodash|tiny-invariant|inspector[\\/]observe)[\\/].*(?<![.]json)$/

/**
 * Bundles live demos. Their `@craftjs/core` is our module, which re-exports the package and gives the page access to the
 * editor (docs/decisions/0015-live-demos.md). They share one chunk with it, which the first demo loads; Gatsby would put
 * shared modules into the chunk that every page loads.
 */
function bundleDemos(config: Configuration, root: string): void {
  const observed = path.join(root, OBSERVED) + path.sep
  config.module?.rules?.push({
    include: [path.join(root, 'content/demos'), path.join(root, 'content/snippets')],
    resolve: { alias: { '@craftjs/core$': `${observed}core.ts` } },
  })
  const { splitChunks } = config.optimization ?? {}
  if (!splitChunks) return
  splitChunks.cacheGroups = {
    ...splitChunks.cacheGroups,
    editor: {
      name: 'editor',
      test: (module: { nameForCondition?: () => string | null }) => {
        const file = module.nameForCondition?.() ?? ''
        return EDITOR.test(file) || file.startsWith(observed)
      },
      chunks: 'async',
      priority: 50,
      enforce: true,
    },
  }
}

/**
 * Lets each kind of page have a sheet of its own, which its chunk waits for. Gatsby puts all styles into one sheet, which
 * every page would inline.
 */
function splitStyles(config: Configuration): void {
  const { splitChunks } = config.optimization ?? {}
  if (!splitChunks) return
  const { styles: _, ...cacheGroups } = splitChunks.cacheGroups ?? {}
  splitChunks.cacheGroups = cacheGroups
}

/** How many lines of TypeScript each editor of the Landing example has, without the page and the blocks that they share. */
function editorLines(root: string): Record<string, number> {
  const linesOf = (folder: string) =>
    readdirSync(folder)
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readFileSync(path.join(folder, name), 'utf8').trimEnd().split('\n').length)
      .reduce((sum, lines) => sum + lines, 0)
  const folderOf = (editor: string) => path.join(root, 'examples/landing/src/editors', editor)
  return Object.fromEntries(EDITORS.map(({ value }) => [value, linesOf(folderOf(value))]))
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
  // A class that a CSS module does not have is an error. Modules that Gatsby generates export less than it imports.
  config.module?.rules?.push({ include: path.join(directory, 'src'), parser: { exportsPresence: 'error' } })
  if (stage === 'build-javascript') splitStyles(config)
  const define = (values: Record<string, string>) =>
    config.plugins?.push(plugins.define(values) as WebpackPluginInstance)
  define({ __EDITOR_LINES__: JSON.stringify(editorLines(directory)) })
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
