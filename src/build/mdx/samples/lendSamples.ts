import type { VFile } from 'vfile'
import { lendInspector } from '..'
import { sampleInspector } from './sampleInspector'

/**
 * A remark plugin for gatsby-plugin-mdx, which compiles docs with code of their own: it says who checks their samples,
 * as our own compiler is told.
 */
export function lendSamples() {
  return (_: unknown, file: VFile): void => lendInspector(file, sampleInspector(process.cwd()))
}
