import path from 'node:path'
import type { Compiler } from 'webpack'

/** The file of such a page, in the identifier of its module or of what webpack joined it with. */
const PAGE = /\?__contentFilePath=([^|!]+)/

/**
 * Gives pages that are modules an id by their file from the root of the project. webpack would number them by a name
 * that holds the whole path, so that two builds in two folders would differ.
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
