import path from 'node:path'
import type { Compiler } from 'webpack'

const stub = (name: string) => path.resolve(`src/build/bundle/unused/${name}.mjs`)

/** Parts of Gatsby, by how they are asked for and from which folder, and what stands in. */
const UNUSED: readonly { asked: RegExp; from: RegExp; instead: string }[] = [
  { asked: /^gatsby$/, from: /src.(templates|pages)/, instead: stub('gatsby') },
  { asked: /^\.\/head\/head-export-handler-for-browser$/, from: /\.cache$/, instead: stub('head') },
  { asked: /^\.\/register-service-worker$/, from: /\.cache$/, instead: stub('serviceWorker') },
  { asked: /^\.\/prefetch$/, from: /\.cache$/, instead: stub('prefetch') },
  { asked: /^gatsby-link$/, from: /\.cache$/, instead: stub('link') },
  { asked: /^prop-types$/, from: /\.cache$/, instead: stub('propTypes') },
  { asked: /internal-plugins\/partytown\/gatsby-browser/, from: /\.cache$/, instead: stub('script') },
]

/**
 * A webpack plugin that leaves parts of Gatsby that no page uses out of the browser's bundle
 * (docs/decisions/0017-diet.md).
 *
 * Fails the build when one of them is not asked for any more: a package has changed, and the list must be looked at.
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
      // A file that does not compile ends the search early, and has a message of its own.
      if (compilation.errors.length > 0) return
      const modules = new Set([...compilation.modules].map((module) => module.nameForCondition()))
      for (const { asked, instead } of UNUSED) {
        if (met.has(instead) || modules.has(instead)) continue
        throw new Error(`Nothing asks for ${asked} any more; correct src/build/bundle/leaveOut.ts.`)
      }
    })
  },
}
