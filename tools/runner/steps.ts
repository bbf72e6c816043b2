/** Numbers of checks. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** A step's counts, and all it printed: shown only when something failed. */
export interface StepResult extends Counts {
  output: string
}

/** One part of a test run. */
export interface Step {
  name: string
  /** What it does, in a few words. */
  about: string
  /** Names of steps that must have passed before it starts. */
  needs?: readonly string[]
  /** How many cores it keeps busy: 1 when left out. */
  cores?: number
  run: () => Promise<StepResult>
}

const secondsSince = (start: number) => `${((Date.now() - start) / 1000).toFixed(1)} s`

function formatCounts({ passed, failed, skipped }: Counts): string {
  const words = [`${passed} passed`, `${failed} failed`]
  return [...words, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ')
}

/** Runs one step and prints how long it took and, when it failed, its own output. */
async function runStep(step: Step): Promise<StepResult> {
  const start = Date.now()
  console.log(`▸ ${step.name}: ${step.about}`)
  // A step that throws or rejects has failed.
  const result = await new Promise<StepResult>((resolve) => resolve(step.run())).catch((error: unknown) => {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { passed: 0, failed: 1, skipped: 0, output }
  })
  if (result.failed > 0) console.log(`\n${result.output.trimEnd()}\n`)
  console.log(
    `${result.failed > 0 ? '✗' : '✓'} ${step.name}: ${formatCounts(result)} (${secondsSince(start)})`,
  )
  return result
}

/**
 * Runs steps in the order in which they are listed, side by side as long as `cores` suffice, and goes on after a
 * failure. A step whose needs failed is not run and counts as one failure. Ends with the line `N passed, N failed` and
 * returns the sum.
 */
export async function runSteps(steps: readonly Step[], cores: number): Promise<Counts> {
  const start = Date.now()
  const results = new Map<string, StepResult>()
  const running = new Map<string, Promise<void>>()
  const waiting = [...steps]
  let free = cores
  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.findIndex(({ needs = [] }) => needs.every((name) => results.has(name)))
    const step = waiting[next]
    const taken = Math.min(step?.cores ?? 1, cores)
    if (step === undefined || taken > free) {
      if (running.size === 0)
        throw new Error(`These steps need one another: ${waiting.map(({ name }) => name).join(', ')}.`)
      await Promise.race(running.values())
      continue
    }
    waiting.splice(next, 1)
    const failedNeed = step.needs?.find((name) => (results.get(name)?.failed ?? 0) > 0)
    if (failedNeed !== undefined) {
      console.log(`✗ ${step.name}: not run, because ${failedNeed} failed`)
      results.set(step.name, { passed: 0, failed: 1, skipped: 0, output: '' })
      continue
    }
    free -= taken
    const ended = runStep(step).then((result) => {
      results.set(step.name, result)
      running.delete(step.name)
      free += taken
    })
    running.set(step.name, ended)
  }
  return summarize(results, start)
}

function summarize(results: ReadonlyMap<string, StepResult>, start: number): Counts {
  const total = (key: keyof Counts) => [...results.values()].reduce((sum, result) => sum + result[key], 0)
  const sum = { passed: total('passed'), failed: total('failed'), skipped: total('skipped') }
  const failed = [...results].filter(([, result]) => result.failed > 0).map(([name]) => name)
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
  if (sum.skipped > 0) console.log(`Skipped: ${sum.skipped}`)
  console.log(`All steps took ${secondsSince(start)}\n`)
  // CI reads this line: it must stand alone, and last.
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  return sum
}
