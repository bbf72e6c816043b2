import { type CompilationUnit, compilationUnits } from '../../src/build/mdx'
import { type ContentPage, readPages } from '../checks/style/readPages'

/** A sample that is marked `run`, with the files of its page that it imports. */
export interface RunnableSample {
  /** Where it stands: `content/docs/api/frame.mdx, App.tsx`. */
  name: string
  unit: CompilationUnit
}

/** The samples in docs and posts that are marked `run`, in order. Throws for one that is a fragment. */
export async function runnableSamples(): Promise<RunnableSample[]> {
  return (await readPages()).flatMap(runnableIn)
}

function runnableIn({ path, body }: ContentPage): RunnableSample[] {
  const units = compilationUnits(body.code)
  return body.code.flatMap(({ run, title }, index) => {
    if (!run) return []
    const unit = units[index]
    if (!unit) throw new Error(`${path}: the sample “${title ?? ''}” is a fragment, so it cannot run.`)
    return [{ name: `${path}, ${unit.file}`, unit }]
  })
}
