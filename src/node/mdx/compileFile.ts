import type { CompiledBody } from '../../model/body'
import { type BodyFile, compileBody } from './compileBody'

/** How a page is drawn: from data by the shared template, or as a module of its own, since it has code. */
export type Rendering = 'DATA' | 'MODULE'

/** Compiles the body of a file, and says how its page is drawn; throws an `AuthorError` with line and column. */
export async function compileFile(
  source: string,
  file: BodyFile,
): Promise<{ rendering: Rendering; compiled: CompiledBody }> {
  const compiled = await compileBody(source, file)
  return { rendering: compiled.ownCode ? 'MODULE' : 'DATA', compiled }
}
