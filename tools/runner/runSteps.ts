import { sumOf, type Outcomes, type Step, type StepResult, type Tally, type TestOutcome } from './tally'

const secondsSince = (start: number) => `${((Date.now() - start) / 1000).toFixed(1)} s`

function inWords({ passed, failed, skipped }: Tally): string {
  const words = [`${passed} passed`, `${failed} failed`]
  return [...words, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ')
}

/** Runs one step and prints how long it took and, when it failed, its own output. */
async function runStep(step: Step, earlier: Outcomes): Promise<StepResult> {
  const start = Date.now()
  const result = await step.run(earlier)
  if (result.failed > 0) console.log(`\n${result.output.trimEnd()}\n`)
  console.log(
    `    ${result.failed > 0 ? '✗' : '✓'} ${step.name}: ${inWords(result)} (${secondsSince(start)})`,
  )
  return result
}

/**
 * Runs all steps in order and goes on after a failure; a step whose needs failed is not run and counts as one
 * failure. Ends with the line `N passed, N failed` and returns the sum.
 */
export async function runSteps(steps: readonly Step[]): Promise<Tally> {
  const start = Date.now()
  const tallies: Tally[] = []
  const failed = new Set<string>()
  const outcomes = new Map<string, readonly TestOutcome[]>()
  for (const [at, step] of steps.entries()) {
    const place = `[${at + 1}/${steps.length}]`
    const obstacle = step.needs?.find((name) => failed.has(name))
    console.log(
      `${place} ${step.name}: ${obstacle === undefined ? step.about : `not run, because ${obstacle} failed`}`,
    )
    const result: StepResult =
      obstacle === undefined
        ? await runStep(step, outcomes)
        : { passed: 0, failed: 1, skipped: 0, output: '', tests: [] }
    if (result.failed > 0) failed.add(step.name)
    if (result.tests !== undefined) outcomes.set(step.name, result.tests)
    tallies.push(result)
  }
  return conclude(tallies, failed, start)
}

/** Runs all steps at the same time, for checks that need nothing of one another; ends as `runSteps` does. */
export async function runTogether(steps: readonly Step[]): Promise<Tally> {
  const start = Date.now()
  console.log(`Checking ${steps.map(({ name }) => name).join(', ')} …`)
  const failed = new Set<string>()
  const tallies = await Promise.all(
    steps.map(async (step) => {
      const tally = await runStep(step, new Map())
      if (tally.failed > 0) failed.add(step.name)
      return tally
    }),
  )
  return conclude(tallies, failed, start)
}

/** Prints the sum of a run that began at `start`, and returns it. */
function conclude(tallies: readonly Tally[], failed: ReadonlySet<string>, start: number): Tally {
  const sum = sumOf(tallies)
  if (failed.size > 0) console.log(`\nFailed: ${[...failed].join(', ')}`)
  if (sum.skipped > 0) console.log(`Skipped: ${sum.skipped}`)
  console.log(`All steps took ${secondsSince(start)}\n`)
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  return sum
}
