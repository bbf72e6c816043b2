import { createRequire, SourceMap, type SourceMapPayload } from 'node:module'
import path from 'node:path'
import { compileFunction } from 'node:vm'
import type { BuildOptions } from 'esbuild'

/** The exports of a module, and the files below the root that it was bundled from, packages aside. */
export interface ModuleRun<Exports> {
  exports: Exports
  files: string[]
}

const thrownAt = new WeakMap<Error, string | null>()

/** Where a module threw `error`, such as `content/sidebars.ts:12`; `null` when that is not known. */
export const placeOf = (error: unknown): string | null =>
  error instanceof Error ? (thrownAt.get(error) ?? null) : null

/** The place of the first stack frame in the bundle, in the file that it comes from. */
function writtenPlace(error: Error, code: string, bundle: string, root: string): string | null {
  const [, map = ''] = /\/\/# sourceMappingURL=data:[^,]*,(\S+)/.exec(code) ?? []
  const at = error.stack?.indexOf(`${bundle}:`) ?? -1
  const [, line, column] = /^:(\d+):(\d+)/.exec(error.stack?.slice(at + bundle.length) ?? '') ?? []
  if (map === '' || at === -1 || line === undefined) return null
  const payload = JSON.parse(Buffer.from(map, 'base64').toString()) as SourceMapPayload
  const entry = new SourceMap(payload).findEntry(Number(line) - 1, Number(column) - 1)
  if (!('originalSource' in entry) || entry.originalSource === undefined) return null
  const file = path.relative(root, path.resolve(root, entry.originalSource)).split(path.sep).join('/')
  return `${file}:${entry.originalLine + 1}`
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
    sourcemap: 'inline',
  })
  const code = outputFiles[0]?.text ?? ''
  const module = { exports: {} as Exports }
  const run = compileFunction(code, ['require', 'module', 'exports'], {
    filename: absolutePath,
  }) as (...values: unknown[]) => void
  try {
    run(createRequire(absolutePath), module, module.exports)
  } catch (error) {
    if (error instanceof Error) thrownAt.set(error, writtenPlace(error, code, absolutePath, root))
    throw error
  }
  return {
    exports: module.exports,
    files: Object.keys(metafile.inputs).filter((input) => input !== '<stdin>'),
  }
}
