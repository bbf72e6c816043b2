import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { samplesOf, type Step, stepsOf } from './steps'

/** The folder of the tutorial and its pictures. */
export const guides = join(__dirname, '../../content/docs/guides')

/** The Basic Tutorial as it is written. */
export function readTutorial(): string {
  return readFileSync(join(guides, 'basic-tutorial.mdx'), 'utf8')
}

/** The steps of the Basic Tutorial. */
export function readSteps(): Step[] {
  return stepsOf(readTutorial())
}

/** The commands that the Basic Tutorial has its readers run, in order. */
export function commandsIn(): string[] {
  return samplesOf(readTutorial()).flatMap(({ language, code }) =>
    language === 'npm' ? code.trim().split('\n') : [],
  )
}
