import path from 'node:path'
import { NormalModuleReplacementPlugin, type WebpackPluginInstance } from 'webpack'

/** Parts of Gatsby that no page uses, by how its own files in `.cache` ask for them, and what stands in for each. */
export const STUBS: readonly { asked: RegExp; stub: string }[] = [
  { asked: /^gatsby-link$/, stub: 'link.mjs' },
  { asked: /^\.\/head\/head-export-handler-for-browser$/, stub: 'head.mjs' },
  { asked: /internal-plugins\/partytown\/gatsby-browser/, stub: 'script.mjs' },
]

/** webpack plugins that leave those parts out of what readers load; `plugin` is the folder of this plugin. */
export const stubModules = (plugin: string): WebpackPluginInstance[] =>
  STUBS.map(
    ({ asked, stub }) =>
      new NormalModuleReplacementPlugin(asked, (request: { context: string; request: string }) => {
        if (request.context.endsWith('.cache')) request.request = path.join(plugin, 'stubs', stub)
      }),
  )
