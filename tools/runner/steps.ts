/** Counts of checks. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

/** A step's result. */
export interface StepResult extends Counts {
  /** Titles of tests that failed at first but passed on retry. */
  flaky?: readonly string[]
  /** Everything the step printed. Shown only on failure. */
  output: string
}

/** One part of a test run. */
export interface Step {
  name: string
  /** Short description. */
  about: string
  /** Names of the steps that must pass before it starts. */
  needs?: readonly string[]
  /** Number of cores it uses. Default: 1. */
  cores?: number
  /** Runs at low priority. The cores of background steps are counted separately. */
  isBackground?: boolean
  run: () => Promise<StepResult>
}

const secondsSince = (start: number) => `${((Date.now() - start) / 1000).toFixed(1)} s`

function formatCounts({ passed, failed, skipped }: Counts): string {
  const words = [`${passed} passed`, `${failed} failed`]
  return [...words, ...(skipped > 0 ? [`${skipped} skipped`] : [])].join(', ')
}

/** Runs one step and prints its duration and, if it failed, its output. */
async function runStep(step: Step): Promise<StepResult> {
  const start = Date.now()
  console.log(`▸ ${step.name}: ${step.about}`)
  // A step that throws or rejects counts as failed.
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
 * Runs steps in the listed order, in parallel as long as there are free `cores`, and continues after a failure.
 * Background steps have the same number of cores again: at low priority, they use the time that the others leave idle. A
 * step whose needs failed does not run and counts as one failure. Prints `N passed, N failed` last and returns the sum.
 */
export async function runSteps(steps: readonly Step[], cores: number): Promise<Counts> {
  // Exiting runs the handlers that end the steps' commands.
  process.once('SIGTERM', () => process.exit(143))
  const start = Date.now()
  const results = new Map<string, StepResult>()
  const running = new Map<string, Promise<void>>()
  const free = { foreground: cores, background: cores }
  let pending = [...steps]

  const poolOf = ({ isBackground = false }: Step) => (isBackground ? 'background' : 'foreground')
  const coresOf = (step: Step) => Math.min(step.cores ?? 1, cores)

  function startStep(step: Step) {
    const failedNeed = step.needs?.find((name) => (results.get(name)?.failed ?? 0) > 0)
    if (failedNeed !== undefined) {
      console.log(`✗ ${step.name}: not run, because ${failedNeed} failed`)
      results.set(step.name, { passed: 0, failed: 1, skipped: 0, output: '' })
      return
    }
    free[poolOf(step)] -= coresOf(step)
    const ended = runStep(step).then((result) => {
      results.set(step.name, result)
      running.delete(step.name)
      free[poolOf(step)] += coresOf(step)
    })
    running.set(step.name, ended)
  }

  while (pending.length > 0 || running.size > 0) {
    // The first ready step of each pool gets its cores before any later one, so that no step is starved.
    const ready = pending.filter(({ needs = [] }) => needs.every((name) => results.has(name)))
    const next = (['foreground', 'background'] as const)
      .map((pool) => ready.find((step) => poolOf(step) === pool))
      .find((step) => step !== undefined && coresOf(step) <= free[poolOf(step)])
    if (next !== undefined) {
      pending = pending.filter((step) => step !== next)
      startStep(next)
    } else if (running.size > 0) {
      await Promise.race(running.values())
    } else {
      throw new Error(`These steps depend on each other: ${pending.map(({ name }) => name).join(', ')}.`)
    }
  }
  return summarize(results, start)
}

function summarize(results: ReadonlyMap<string, StepResult>, start: number): Counts {
  const all = [...results.values()]
  const total = (key: keyof Counts) => all.reduce((sum, result) => sum + result[key], 0)
  const sum = { passed: total('passed'), failed: total('failed'), skipped: total('skipped') }
  const failed = [...results].filter(([, result]) => result.failed > 0).map(([name]) => name)
  const flaky = all.flatMap((result) => result.flaky ?? [])
  if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
  if (flaky.length > 0) console.log(`\n${flaky.length} flaky: ${flaky.join('; ')}`)
  if (sum.skipped > 0) console.log(`Skipped: ${sum.skipped}`)
  console.log(`All steps took ${secondsSince(start)}\n`)
  // CI parses this line, so it must be separate and last.
  console.log(`${sum.passed} passed, ${sum.failed} failed`)
  return sum
}
