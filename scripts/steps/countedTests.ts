import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runCommand } from './runCommand'
import type { Step, Tally } from './tally'

/** What is read of the JSON reports of Vitest and Playwright. */
interface Report {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  numTodoTests?: number
  testResults?: { status: string; assertionResults: unknown[] }[]
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

function readTally(file: string): Tally | null {
  try {
    return tallyOf(JSON.parse(readFileSync(file, 'utf8')) as Report)
  } catch {
    return null
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
    const tally = readTally(report) ?? { passed: 0, failed: 0, skipped: 0 }
    rmSync(folder, { recursive: true })
    // A runner can fail without a failed test: no tests found, an error in a setup file.
    const failed = isOk ? tally.failed : Math.max(tally.failed, 1)
    return { ...tally, failed, output }
  }
  return { name, about, needs, run }
}
