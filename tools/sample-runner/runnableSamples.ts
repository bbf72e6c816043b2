import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { samplesIn, type SampleUnit, unitsOf } from '../../src/build/mdx/samples'

/** A sample that is marked `run`, with the files of its page that it imports. */
export interface RunnableSample {
  /** Where it stands: `content/docs/api/frame.mdx, App.tsx`. */
  name: string
  unit: SampleUnit
}

const root = path.join(__dirname, '../..')

/** The samples in docs and posts that are marked `run`, in order. Throws for one that is a fragment. */
export function runnableSamples(): RunnableSample[] {
  return ['content/docs', 'content/blog'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mdx'))
      .sort()
      .flatMap((file) => runnableIn(`${folder}/${file.replaceAll(path.sep, '/')}`)),
  )
}

function runnableIn(file: string): RunnableSample[] {
  const samples = samplesIn(readFileSync(path.join(root, file), 'utf8'))
  const units = unitsOf(samples)
  return samples.flatMap(({ run, title }, index) => {
    if (!run) return []
    const unit = units[index]
    if (!unit) throw new Error(`${file}: the sample “${title ?? ''}” is a fragment, so it cannot run.`)
    return [{ name: `${file}, ${unit.file}`, unit }]
  })
}
