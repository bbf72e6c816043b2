import path from 'node:path'
import type { Compiler } from 'webpack'

const stub = (name: string) => path.resolve(`src/node/bundling/unused/${name}.mjs`)

/** Parts of Gatsby that every reader would load and no page uses, by how they are asked for and from which folder. */
const UNUSED: readonly { asked: RegExp; from: RegExp; instead: string }[] = [
  { asked: /^\.\/head\/head-export-handler-for-browser$/, from: /\.cache$/, instead: stub('head') },
  { asked: /^\.\/slice$/, from: /\.cache$/, instead: stub('slice') },
  { asked: /^gatsby-script$/, from: /\.cache$/, instead: stub('script') },
  { asked: /internal-plugins\/partytown\/gatsby-browser/, from: /\.cache$/, instead: stub('script') },
]

/**
 * A webpack plugin that leaves unused parts of Gatsby out of the browser's bundle (docs/decisions/0013-diet.md).
 *
 * Fails the build when one of them is not asked for any more: Gatsby has changed, and the list must be looked at.
 */
export const leaveOut = {
  apply(compiler: Compiler) {
    const met = new Set<string>()
    compiler.hooks.normalModuleFactory.tap('LeaveOut', (factory) =>
      factory.hooks.beforeResolve.tap('LeaveOut', (request) => {
        const part = UNUSED.find(
          ({ asked, from }) => asked.test(request.request) && from.test(request.context),
        )
        if (!part) return
        met.add(part.instead)
        request.request = part.instead
      }),
    )
    compiler.hooks.done.tap('LeaveOut', ({ compilation }) => {
      const modules = new Set([...compilation.modules].map((module) => module.nameForCondition()))
      for (const { asked, instead } of UNUSED) {
        if (met.has(instead) || modules.has(instead)) continue
        throw new Error(`Gatsby no longer asks for ${asked}; correct src/node/bundling/leaveOut.ts.`)
      }
    })
  },
}
