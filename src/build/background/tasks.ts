import { apiOf, type ApiSymbol } from '../api'
import type { CompiledBody, Manuscript } from '../../model/body'
import { compileManuscript } from '../finishing'
import { preparePages, sampleInspector } from '../mdx/samples'

let prepared: Promise<void> | null = null

/** What is done beside Gatsby, by name. */
export const tasks = {
  async body(manuscript: Manuscript): Promise<CompiledBody> {
    // What does not work here is said where the samples of the page are asked about.
    if (manuscript.isChecked)
      await (prepared ??= preparePages(process.cwd(), sampleInspector(process.cwd())).catch(() => {}))
    return compileManuscript(manuscript)
  },
  api: (root: string): Promise<ApiSymbol[]> => apiOf(root),
}

/** The tasks, for whoever asks for one. */
export type Tasks = typeof tasks

/** What the thread is asked. */
export interface Request {
  name: keyof Tasks
  input: unknown
}

/** What it answers: a result, or in words why there is none. */
export interface Answer {
  result?: unknown
  failure?: string
}
