import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Step, Counts } from './steps'

/** Seconds between two progress lines of a long command. */
const HEARTBEAT = 30

interface CommandResult {
  isOk: boolean
  output: string
}

/** Runs a program and keeps its output. Prints its latest line every `HEARTBEAT` seconds, with `name`. */
async function runCommand(
  name: string,
  [program = '', ...args]: readonly string[],
  env: Record<string, string> = {},
): Promise<CommandResult> {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const stopChild = () => child.kill('SIGTERM')
  process.once('SIGTERM', stopChild)
  let output = ''
  const keep = (chunk: Buffer) => void (output += chunk.toString())
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const started = Date.now()
  const timer = setInterval(() => {
    const lines = stripVTControlCharacters(output).split('\n')
    const latest = lines.filter((line) => line.trim() !== '').at(-1) ?? ''
    console.log(`    ${name}, ${Math.round((Date.now() - started) / 1000)} s: ${latest.trim().slice(0, 90)}`)
  }, HEARTBEAT * 1000)
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output += String(error)
      resolve(1)
    })
    child.once('close', resolve)
  })
  clearInterval(timer)
  process.off('SIGTERM', stopChild)
  return { isOk: code === 0, output: process.stdout.isTTY ? output : stripVTControlCharacters(output) }
}

type Options = Pick<Step, 'needs' | 'cores'>

/** A step that counts as one check: it passes when its command does, whose words have single spaces between them. */
export function commandStep(name: string, about: string, command: string, options: Options = {}): Step {
  const run = async () => {
    const { isOk, output } = await runCommand(name, command.split(' '))
    return { passed: Number(isOk), failed: Number(!isOk), skipped: 0, output }
  }
  return { name, about, run, ...options }
}

/** The parts that are read from JSON reports of Vitest and Playwright. */
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
export function countsOf(report: Report): Counts | null {
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

function readReport(file: string): Report {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } catch {
    return {}
  }
}

/** A step that runs Vitest or Playwright with `args` and counts each test. */
export function testStep(
  name: string,
  about: string,
  [runner, ...args]: readonly ['vitest' | 'playwright', ...string[]],
  options: Options = {},
): Step {
  const run = async () => {
    const folder = mkdtempSync(path.join(tmpdir(), `${name}-`))
    const file = path.join(folder, 'report.json')
    const reporting =
      runner === 'vitest'
        ? ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
        : ['test', '--reporter=line,json']
    const { isOk, output } = await runCommand(name, [runner, ...reporting, ...args], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    })
    const counts = countsOf(readReport(file)) ?? { passed: 0, failed: 0, skipped: 0 }
    rmSync(folder, { recursive: true })
    // A runner can fail without a failed test: no tests found, an error in a setup file.
    return { ...counts, failed: isOk ? counts.failed : Math.max(counts.failed, 1), output }
  }
  return { name, about, run, ...options }
}
