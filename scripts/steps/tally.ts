/** What a step found: checks that held, checks that did not, and checks left out on purpose. */
export interface Tally {
  passed: number
  failed: number
  skipped: number
}

/** One part of a test run. */
export interface Step {
  name: string
  /** What it does, in a few words. */
  about: string
  /** Names of steps without which it cannot say anything. */
  needs?: readonly string[]
  run: () => Promise<StepResult>
}

/** A step's tally, and all it printed: shown only when something failed. */
export interface StepResult extends Tally {
  output: string
}

/** All tallies as one. */
export function sumOf(tallies: readonly Tally[]): Tally {
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}
