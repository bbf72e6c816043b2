import type { Manuscript } from '../../model/body'
import { RANKS } from '../background'
import { isDeveloped } from '../isDeveloped'
import { compileFile, type BodyFile, type CompiledFile } from '../mdx'
import { finishedBody } from './finishedBody'

/**
 * Compiles the body of a file. In develop the colors and types of its code come later, if no earlier run has made them:
 * the body then has a manuscript, and `finishedBody` answers with all of it.
 */
export async function compileSoon(source: string, file: BodyFile): Promise<CompiledFile> {
  const isEarly = isDeveloped()
  const result = await compileFile(source, { root: process.cwd(), ...file, isEarly })
  if (result.isFinished) return result
  const { path, lineOffset = 0, samples } = file
  const manuscript: Manuscript = { source, path, lineOffset, isChecked: samples !== undefined }
  // Whoever asks for the page hears of what is wrong.
  finishedBody(manuscript, samples ? RANKS.checked : RANKS.plain).catch(() => {})
  return { ...result, compiled: { ...result.compiled, manuscript } }
}
