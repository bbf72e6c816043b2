import path from 'node:path'
import type { Compiler } from 'webpack'

/** The MDX file of a page, in the identifier of its module or of a concatenated one. */
const PAGE = /\?__contentFilePath=([^|!]+)/

/**
 * Derives the ids of pages that are modules from paths relative to the root. webpack's ids depend on absolute paths, so
 * that builds in two folders would differ.
 */
export const stableModuleIds = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('StableModuleIds', (compilation) => {
      compilation.hooks.moduleIds.tap({ name: 'StableModuleIds', stage: -100 }, (modules) => {
        for (const module of modules) {
          const [, file] = PAGE.exec(module.identifier()) ?? []
          if (file === undefined) continue
          const name = path.relative(compiler.context, file).replaceAll(path.sep, '/')
          compilation.chunkGraph.setModuleId(module, name)
        }
      })
    })
  },
}
