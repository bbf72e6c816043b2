import { createRequire, SourceMap, type SourceMapPayload } from 'node:module'
import path from 'node:path'
import { compileFunction } from 'node:vm'
import type { BuildOptions } from 'esbuild'

interface RunOptions extends Pick<BuildOptions, 'plugins' | 'packages' | 'external'> {
  /** Whether the source is the content of the file itself. If so, error messages name the file. */
  isFile?: boolean
  /** Names that the module may use without importing them. */
  scope?: Readonly<Record<string, unknown>>
  /** Loads the packages that are not bundled. */
  require?: (name: string) => unknown
}

const thrownAt = new WeakMap<Error, string | null>()

/** The place where a module threw `error`, such as `content/sidebars.ts:12`; `null` if it is unknown. */
export const throwSite = (error: unknown): string | null =>
  error instanceof Error ? (thrownAt.get(error) ?? null) : null

/** The place in the original file of the first stack frame in the bundle that does not belong to a package. */
function writtenPlace(error: Error, code: string, bundle: string, root: string): string | null {
  const [, map = ''] = /\/\/# sourceMappingURL=data:[^,]*,(\S+)/.exec(code) ?? []
  if (map === '') return null
  const payload = JSON.parse(Buffer.from(map, 'base64').toString()) as SourceMapPayload
  const sourceMap = new SourceMap(payload)
  for (const frame of error.stack?.split(`${bundle}:`).slice(1) ?? []) {
    const [, line, column] = /^(\d+):(\d+)/.exec(frame) ?? []
    const entry = sourceMap.findEntry(Number(line) - 1, Number(column) - 1)
    if (!('originalSource' in entry) || entry.originalSource === undefined) continue
    const file = path.relative(root, path.resolve(root, entry.originalSource)).split(path.sep).join('/')
    if (!file.includes('node_modules/')) return `${file}:${entry.originalLine + 1}`
  }
  return null
}

/**
 * Bundles TypeScript or JSX `source` with its imports and runs it in this process. Imports resolve as in `file`, a path
 * below `root`. Resolves to the exports and the bundled files below the root, except packages. Rejects with the failure
 * that esbuild reports or the error that the module throws.
 */
export async function runModule<Exports>(
  source: string,
  file: string,
  root: string,
  { isFile = false, scope = {}, require, ...options }: RunOptions = {},
): Promise<{ exports: Exports; files: string[] }> {
  // Loaded here because few bodies have code, and because esbuild cannot be loaded in jsdom.
  const { build } = await import('esbuild')
  const absolutePath = path.resolve(root, file)
  const { outputFiles, metafile } = await build({
    packages: 'external',
    ...options,
    stdin: {
      contents: source,
      resolveDir: path.dirname(absolutePath),
      loader: isFile ? 'jsx' : 'tsx',
      ...(isFile && { sourcefile: absolutePath }),
    },
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    logLevel: 'silent',
    sourcemap: 'inline',
  })
  const code = outputFiles[0]?.text ?? ''
  const module = { exports: {} as Exports }
  const run = compileFunction(code, ['require', 'module', 'exports', ...Object.keys(scope)], {
    filename: absolutePath,
  }) as (...values: unknown[]) => void
  const { stackTraceLimit } = Error
  try {
    // With the default limit, frames of packages could push the frame of the author's code off the stack trace.
    Error.stackTraceLimit = 100
    run(require ?? createRequire(absolutePath), module, module.exports, ...Object.values(scope))
  } catch (error) {
    if (error instanceof Error) thrownAt.set(error, writtenPlace(error, code, absolutePath, root))
    throw error
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
  return {
    exports: module.exports,
    files: Object.keys(metafile.inputs).filter(
      (input) => input !== (isFile ? file : '<stdin>') && !input.includes('node_modules/'),
    ),
  }
}
