import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Compiler, Module, NormalModule } from 'webpack'

/** What stands in one file of the bundle: modules by the path of their file, with the bytes of their source. */
export interface BundleChunk {
  name: string
  files: string[]
  /** Every script that is loaded for it, those that it shares with others included. */
  needs: string[]
  modules: { file: string; bytes: number }[]
}

/** Where `npm run bundle` finds what stands in which file. */
export const BUNDLE_REPORT = 'node_modules/.cache/craft-site/bundle.json'

const isScript = (file: string) => file.endsWith('.js')

const fileOf = (module: Module, root: string) =>
  path.relative(root, (module as Partial<NormalModule>).resource ?? '')

/** A webpack plugin that notes down which modules each published script is made of. */
export const bundleReport = {
  apply(compiler: Compiler) {
    compiler.hooks.done.tap('BundleReport', ({ compilation }) => {
      const chunks: BundleChunk[] = [...compilation.chunks].map((chunk) => ({
        name: String(chunk.name ?? chunk.id),
        files: [...chunk.files].filter(isScript),
        needs: [...chunk.groupsIterable].flatMap((group) => group.getFiles()).filter(isScript),
        modules: [...compilation.chunkGraph.getChunkModulesIterable(chunk)]
          .flatMap((module) => ('modules' in module ? (module.modules as Module[]) : [module]))
          .map((module) => ({ file: fileOf(module, compiler.context), bytes: module.size() }))
          .filter(({ file }) => file !== ''),
      }))
      mkdirSync(path.dirname(BUNDLE_REPORT), { recursive: true })
      writeFileSync(BUNDLE_REPORT, JSON.stringify(chunks))
    })
  },
}
