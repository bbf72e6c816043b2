import { sumOf, type Step, type Tally } from './tally'

const secondsSince = (start: number) => `${((Date.now() - start) / 1000).toFixed(1)} s`

function inWords({ passed, failed, skipped }: Tally): string {
  const words = [`${passed} passed`, `${failed} failed`]
  return [...words, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ')
}

/** Runs one step and prints what it does, how long it took and, when it failed, its own output. */
async function runStep(step: Step, place: string): Promise<Tally> {
  const start = Date.now()
  console.log(`${place} ${step.name}: ${step.about}`)
  const { output, ...tally } = await step.run()
  if (tally.failed > 0) console.log(`\n${output.trimEnd()}\n`)
  console.log(`    ${tally.failed > 0 ? '✗' : '✓'} ${step.name}: ${inWords(tally)} (${secondsSince(start)})`)
  return tally
}

/**
 * Runs all steps in order and goes on after a failure; a step whose needs failed is not run and counts as one
 * failure. Ends with the line `N passed, N failed` and returns the sum.
 */
export async function runSteps(steps: readonly Step[]): Promise<Tally> {
  const start = Date.now()
  const tallies: Tally[] = []
  const failed = new Set<string>()
  for (const [at, step] of steps.entries()) {
    const place = `[${at + 1}/${steps.length}]`
    const obstacle = step.needs?.find((name) => failed.has(name))
    if (obstacle !== undefined) console.log(`${place} ${step.name}: not run, because ${obstacle} failed`)
    const tally = obstacle === undefined ? await runStep(step, place) : { passed: 0, failed: 1, skipped: 0 }
    if (tally.failed > 0) failed.add(step.name)
    tallies.push(tally)
  }
  const sum = sumOf(tallies)
  if (failed.size > 0) console.log(`\nFailed: ${[...failed].join(', ')}`)
  if (sum.skipped > 0) console.log(`Skipped: ${sum.skipped}`)
  console.log(`All steps took ${secondsSince(start)}\n`)
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  return sum
}
