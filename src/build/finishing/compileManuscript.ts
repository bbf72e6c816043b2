import type { CompiledBody, Manuscript } from '../../model/body'
import { compileFile } from '../mdx'
import { sampleInspector } from '../mdx/samples'

/** The body of a manuscript with the colors and types of its code, here and now. */
export async function compileManuscript(manuscript: Manuscript): Promise<CompiledBody> {
  const { source, isChecked, ...file } = manuscript
  const samples = isChecked ? sampleInspector(process.cwd()) : undefined
  return (await compileFile(source, { root: process.cwd(), ...file, samples })).compiled
}
