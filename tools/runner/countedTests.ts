import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runCommand } from './runCommand'
import type { Step, Tally, TestOutcome } from './tally'

/** A file or a group of tests in Playwright's report. */
interface Suite {
  title: string
  specs: { title: string; tests: { status: string }[] }[]
  suites?: Suite[]
}

/** What is read of the JSON reports of Vitest and Playwright. */
interface Report {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  numTodoTests?: number
  testResults?: { status: string; assertionResults: { fullName: string; status: string }[] }[]
  suites?: Suite[]
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number }
}

/**
 * The counts of a test runner's JSON report; `null` when it is no such report. A flaky test has failed, and a file
 * that could not be loaded counts as one failed test.
 */
export function tallyOf(report: Report): Tally | null {
  const { stats, numPassedTests: passed, numFailedTests: failed } = report
  if (stats !== undefined) {
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
  }
  if (passed === undefined || failed === undefined) return null
  const broken = report.testResults?.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return {
    passed,
    failed: failed + (broken?.length ?? 0),
    skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0),
  }
}

/** The tests in a group of Playwright's report, under the titles of the groups they stand in. */
function testsInSuite({ title, specs, suites = [] }: Suite): TestOutcome[] {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== 'skipped')
      .map(({ status }) => ({ title: spec.title, isOk: status === 'expected' })),
  )
  return [...own, ...suites.flatMap(testsInSuite)].map((test) => ({
    ...test,
    title: `${title} ${test.title}`,
  }))
}

/** Every test of a test runner's JSON report that was run. */
export function testsOf({ suites = [], testResults = [] }: Report): TestOutcome[] {
  const ofVitest = testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => status === 'passed' || status === 'failed')
    .map(({ fullName, status }) => ({ title: fullName, isOk: status === 'passed' }))
  return [...suites.flatMap(testsInSuite), ...ofVitest]
}

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return {}
  }
}

/** A step that runs a test runner and counts each test; `command` gets the file that the JSON report goes to. */
export function countedTests(
  name: string,
  about: string,
  command: (reportFile: string) => { line: string[]; env?: Record<string, string> },
  needs: string[] = [],
): Step {
  const run = async () => {
    const folder = mkdtempSync(path.join(tmpdir(), `${name}-`))
    const report = path.join(folder, 'report.json')
    const { line, env } = command(report)
    const [program = '', ...args] = line
    const { isOk, output } = await runCommand(program, args, env)
    const read = readReport(report)
    const tally = tallyOf(read) ?? { passed: 0, failed: 0, skipped: 0 }
    rmSync(folder, { recursive: true })
    // A runner can fail without a failed test: no tests found, an error in a setup file.
    const failed = isOk ? tally.failed : Math.max(tally.failed, 1)
    return { ...tally, failed, output, tests: testsOf(read) }
  }
  return { name, about, needs, run }
}
