import type { CompiledBody } from '../../model/body'
import { type BodyFile, compileBody } from './compileBody'
import { cacheKey, type DiskCache, diskCache } from './diskCache'

/** How a page is rendered: from data by the shared template, or as a module of its own, since it has code. */
export type Rendering = 'DATA' | 'MODULE'

/** A compiled body with the way its page is rendered. */
export interface CompiledFile {
  rendering: Rendering
  compiled: CompiledBody
}

/** What decides how a body compiles, apart from its own text: our code, and the versions of all packages. */
const INPUTS = ['src/build/mdx', 'src/model', 'package-lock.json']

/** One cache for each root: its sources are read once in a process. */
const caches = new Map<string, DiskCache<CompiledBody> | null>()

/** The cache below `root`; none without a root. */
function cacheBelow(root: string | undefined): DiskCache<CompiledBody> | null {
  if (root === undefined) return null
  const known = caches.get(root)
  if (known !== undefined) return known
  const cache = diskCache<CompiledBody>(root, 'craft-bodies', INPUTS)
  caches.set(root, cache)
  return cache
}

/**
 * Compiles the body of a file, or takes it from an earlier build when `file` has a root.
 *
 * Throws an `AuthorError` with line and column.
 */
export async function compileFile(source: string, file: BodyFile): Promise<CompiledFile> {
  const { root, path, lineOffset = 0, samples } = file
  const cache = cacheBelow(root)
  // Path and line are part of links and warnings, so the same text in another place is another body.
  const key = cacheKey([path, lineOffset, samples ? 'checked' : '', source])
  const kept = cache?.read(key)
  const compiled = kept ?? (await compileBody(source, file))
  // A body with code of its own also depends on the files that it imports. In develop, samples may be unchecked.
  if (!kept && !compiled.ownCode && (samples?.knowsAll(compiled.code) ?? true)) cache?.write(key, compiled)
  return { rendering: compiled.ownCode ? 'MODULE' : 'DATA', compiled }
}
