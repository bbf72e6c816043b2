/** What a step found: checks that held, checks that did not, and checks left out on purpose. */
export interface Tally {
  passed: number
  failed: number
  skipped: number
}

/** One test by its full title, and whether it passed; tests that were left out are not among them. */
export interface TestOutcome {
  title: string
  isOk: boolean
}

/** What the steps before found, test by test, under the name of each step. */
export type Outcomes = ReadonlyMap<string, readonly TestOutcome[]>

/** One part of a test run. */
export interface Step {
  name: string
  /** What it does, in a few words. */
  about: string
  /** Names of steps without which it cannot say anything. */
  needs?: readonly string[]
  run: (earlier: Outcomes) => Promise<StepResult>
}

/** A step's tally, and all it printed: shown only when something failed. */
export interface StepResult extends Tally {
  output: string
  /** Its tests one by one, where it knows them. */
  tests?: readonly TestOutcome[]
}

/** All tallies as one. */
export function sumOf(tallies: readonly Tally[]): Tally {
  const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}
