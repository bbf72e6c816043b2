import { createHash } from 'node:crypto'
import path from 'node:path'
import type { CompiledBody } from '../../model/body'
import { diskCache, type DiskCache } from './cache'
import { type BodyFile, compileBody } from './compileBody'
import { pipelineVersion } from './pipelineVersion'

/** How a page is drawn: from data by the shared template, or as a module of its own, since it has code. */
export type Rendering = 'DATA' | 'MODULE'

/** A compiled body with the way its page is drawn. */
export interface CompiledFile {
  rendering: Rendering
  compiled: CompiledBody
  /** Whether its code has its colors and types. */
  isFinished: boolean
}

/** Compiles bodies, each text once. */
export type FileCompiler = (source: string, file: BodyFile) => Promise<CompiledFile>

/** How many bodies stay in memory; develop asks again for those of pages that somebody edits. */
const REMEMBERED = 100

/** A compiler that remembers its last bodies, and keeps all of them in `cache` if there is one. */
export function fileCompiler(cache: DiskCache<CompiledBody> | null): FileCompiler {
  const recent = new Map<string, Promise<CompiledFile>>()
  const compile = async (key: string, source: string, file: BodyFile): Promise<CompiledFile> => {
    const kept = cache?.read(key)
    const compiled = kept ?? (await compileBody(source, file))
    const isFinished = Boolean(kept) || !file.isEarly || compiled.code.length === 0
    if (!kept && isFinished) cache?.write(key, compiled)
    return { rendering: compiled.ownCode ? 'MODULE' : 'DATA', compiled, isFinished }
  }
  return (source, file) => {
    // Path and line stand in links and in what is reported, so that they are part of what is compiled.
    const key = sha256([file.path, file.lineOffset ?? 0, file.samples?.version ?? '', source].join('\0'))
    const known = recent.get(key)
    if (known !== undefined) return known
    const result = compile(key, source, file)
    if (file.isEarly) return result
    recent.set(key, result)
    result.catch(() => recent.delete(key))
    const [oldest] = recent.keys()
    if (recent.size > REMEMBERED && oldest !== undefined) recent.delete(oldest)
    return result
  }
}

/** The digest of a text. */
function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

let shared: FileCompiler | null = null

/**
 * Compiles the body of a file, or takes it from an earlier build (`node_modules/.cache/craft-bodies`). With `isEarly`
 * what it has to compile has no colors and types.
 *
 * Throws an `AuthorError` with line and column. It works from the root of the repository, as Gatsby does.
 */
export const compileFile: FileCompiler = (source, file) => {
  if (shared === null) {
    const root = process.cwd()
    const version = pipelineVersion(root)
    const folder = path.join(root, 'node_modules/.cache/craft-bodies')
    shared = fileCompiler(version === null ? null : diskCache(folder, version))
  }
  return shared(source, file)
}
