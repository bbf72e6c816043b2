import { readFileSync } from 'node:fs'
import type { StepResult } from './steps'

/** A suite in Playwright's JSON report: a file, or a `describe` in it. */
interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { title: string; file: string; line: number; tests: PlaywrightTest[] }[]
}

interface PlaywrightTest {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  results: { attachments: { name: string; path?: string }[] }[]
}

/** The parts used from the JSON reports of Vitest and Playwright. */
interface Report {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  numTodoTests?: number
  testResults?: { status: string; assertionResults: unknown[] }[]
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number }
  suites?: PlaywrightSuite[]
}

type Outcome = Omit<StepResult, 'output'> & {
  /** Recordings of failed browser tests. */
  traces: string[]
}

const specsIn = (suites: PlaywrightSuite[] = []): NonNullable<PlaywrightSuite['specs']> =>
  suites.flatMap((suite) => [...(suite.specs ?? []), ...specsIn(suite.suites)])

/** Counts from a runner's JSON report; `null` if it is not one. A file that did not load counts as one failed test. */
export function outcomeOf(report: Report): Outcome | null {
  const { stats, suites, numPassedTests: passed, numFailedTests: failed } = report
  if (stats !== undefined) {
    const specs = specsIn(suites)
    const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    const attachments = specs
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .flatMap((result) => result.attachments)
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      flaky: flaky.map(({ title, file, line }) => `${title} (${file}:${line})`),
      traces: attachments.flatMap(({ name, path }) => (name === 'trace' && path !== undefined ? [path] : [])),
    }
  }
  if (passed === undefined || failed === undefined) return null
  const broken = report.testResults?.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed,
    failed: failed + (broken?.length ?? 0),
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
    traces: [],
  }
}

/** The outcome in a report file; `null` if the runner ended before it wrote one. */
export function readOutcome(file: string): Outcome | null {
  try {
    return outcomeOf(JSON.parse(readFileSync(file, 'utf8')) as Report)
  } catch {
    return null
  }
}
