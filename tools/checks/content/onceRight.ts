import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Outcomes, Step } from '../../runner'

/** What a step reads: files and folders from the root of the repository; in folders, files with these endings. */
export interface StepInputs {
  places: readonly string[]
  endings: RegExp
}

const NOTES = 'node_modules/.cache/craft-check'

function filesIn(root: string, { places, endings }: StepInputs): string[] {
  return places.flatMap((place) => {
    if (path.extname(place) !== '') return [place]
    const names = readdirSync(path.join(root, place), { recursive: true, encoding: 'utf8' })
    return names.filter((name) => endings.test(name)).map((name) => path.join(place, name))
  })
}

/** A digest of everything that a step reads below `root`. */
export function digestOf(root: string, inputs: StepInputs): string {
  const digest = createHash('sha256')
  for (const file of filesIn(root, inputs).sort()) {
    digest
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  }
  return digest.digest('hex')
}

function notedIn(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** The same step, which is not run again as long as everything it reads is as it was when it last passed. */
export function onceRight(step: Step, inputs: StepInputs, root = process.cwd()): Step {
  const file = path.join(root, NOTES, step.name)
  const run = async (earlier: Outcomes) => {
    const digest = digestOf(root, inputs)
    if (notedIn(file) === digest) return { passed: 1, failed: 0, skipped: 0, output: '' }
    const result = await step.run(earlier)
    if (result.failed === 0) {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, digest)
    }
    return result
  }
  return { ...step, run }
}
