import type { CompiledBody } from '../../model/body'
import { type BodyFile, compileBody } from './compileBody'
import { cacheKey, type DiskCache, diskCache } from './diskCache'
import { fileDigest } from './fileDigest'

/** Inputs of every compiled body besides its text. Files that only one body depends on are in its `imports`. */
const INPUTS = ['src/build/mdx', 'src/model', 'content/site.ts', 'package-lock.json']

/** Caches by root, so that the inputs are read once per process. */
const caches = new Map<string, DiskCache<CompiledBody>>()

function cacheBelow(root: string): DiskCache<CompiledBody> {
  const cache = caches.get(root) ?? diskCache<CompiledBody>(root, 'craft-bodies', INPUTS)
  caches.set(root, cache)
  return cache
}

/** Whether the files that a body imports or includes are unchanged since it was compiled. */
export function hasCurrentImports({ imports }: Pick<CompiledBody, 'imports'>, root: string): boolean {
  try {
    return Object.entries(imports).every(([file, digest]) => fileDigest(root, [file]) === digest)
  } catch {
    return false
  }
}

/**
 * Compiles the body of a file, or reads it from the cache that earlier builds have filled.
 *
 * Throws an `AuthorError` with line and column for a mistake in it.
 */
export async function compileFile(source: string, file: BodyFile): Promise<CompiledBody> {
  const { root = process.cwd(), path, lineOffset = 0 } = file
  const cache = cacheBelow(root)
  // Links and messages contain path and line, so the same text compiles differently elsewhere.
  const key = cacheKey([path, lineOffset, source])
  const cached = cache.read(key)
  if (cached && hasCurrentImports(cached, root)) return cached
  const compiled = await compileBody(source, file)
  cache.write(key, compiled)
  return compiled
}
