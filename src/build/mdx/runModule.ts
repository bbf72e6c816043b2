import { createRequire } from 'node:module'
import path from 'node:path'
import { compileFunction } from 'node:vm'
import type { BuildOptions } from 'esbuild'

/** The exports of a module, and the files below the root that it was bundled from, packages aside. */
export interface ModuleRun<Exports> {
  exports: Exports
  files: string[]
}

/**
 * Bundles TypeScript or JSX `source` with its imports and runs it in this process. Imports resolve as in `file`, a path
 * below `root`. Rejects with what esbuild reports, or with what the module throws.
 */
export async function runModule<Exports>(
  source: string,
  file: string,
  root: string,
  options: Pick<BuildOptions, 'loader' | 'plugins'> = {},
): Promise<ModuleRun<Exports>> {
  // Loaded here because few bodies have code, and because esbuild cannot be loaded in jsdom.
  const { build } = await import('esbuild')
  const absolutePath = path.resolve(root, file)
  const { outputFiles, metafile } = await build({
    ...options,
    stdin: { contents: source, resolveDir: path.dirname(absolutePath), loader: 'tsx' },
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    logLevel: 'silent',
  })
  const module = { exports: {} as Exports }
  const run = compileFunction(outputFiles[0]?.text ?? '', ['require', 'module', 'exports'], {
    filename: absolutePath,
  }) as (...values: unknown[]) => void
  run(createRequire(absolutePath), module, module.exports)
  return {
    exports: module.exports,
    files: Object.keys(metafile.inputs).filter((input) => input !== '<stdin>'),
  }
}
