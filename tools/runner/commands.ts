import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { readOutcome } from './reports'
import type { Step } from './steps'

const PROGRESS_SECONDS = 30

interface CommandResult {
  isOk: boolean
  output: string
}

type Options = Pick<Step, 'needs' | 'cores' | 'isBackground'>

/**
 * Runs a program and collects its output. Prints the latest line, prefixed with `name`, every `PROGRESS_SECONDS`. In the
 * background, the program and its children have the lowest priority (not on Windows, which has no `nice`).
 */
async function runCommand(
  name: string,
  command: readonly string[],
  { isBackground = false }: Options,
  env: Record<string, string> = {},
): Promise<CommandResult> {
  const isNice = isBackground && process.platform !== 'win32'
  const [program = '', ...args] = isNice ? ['nice', '-n', '19', ...command] : command
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const stopChild = () => child.kill('SIGTERM')
  process.once('exit', stopChild)
  let output = ''
  const keep = (chunk: Buffer) => void (output += chunk.toString())
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const start = Date.now()
  const timer = setInterval(() => {
    const lines = stripVTControlCharacters(output).split('\n')
    const latest = lines.filter((line) => line.trim() !== '').at(-1) ?? ''
    console.log(`    ${name}, ${Math.round((Date.now() - start) / 1000)} s: ${latest.trim().slice(0, 90)}`)
  }, PROGRESS_SECONDS * 1000)
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      output += String(error)
      resolve(1)
    })
    child.once('close', resolve)
  })
  clearInterval(timer)
  process.off('exit', stopChild)
  return { isOk: code === 0, output: process.stdout.isTTY ? output : stripVTControlCharacters(output) }
}

/** A step that counts as one check and passes if its command does. The command's words are separated by single spaces. */
export function commandStep(name: string, about: string, command: string, options: Options = {}): Step {
  const run = async () => {
    const { isOk, output } = await runCommand(name, command.split(' '), options)
    return { passed: Number(isOk), failed: Number(!isOk), skipped: 0, output }
  }
  return { name, about, run, ...options }
}

/** Instructions for opening the recordings of failed tests. With a port, Playwright serves them to any browser. */
const traceHint = (traces: readonly string[]) =>
  traces
    .map((file) => `\nStep through it: npx playwright show-trace --port 0 ${path.relative('.', file)}`)
    .join('')

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
    const { isOk, output } = await runCommand(name, [runner, ...reporting, ...args], options, {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    })
    const { traces, ...counts } = readOutcome(file) ?? { passed: 0, failed: 0, skipped: 0, traces: [] }
    rmSync(folder, { recursive: true })
    return {
      ...counts,
      // A runner can fail without a failed test, for example if it finds no tests or a setup file throws.
      failed: isOk ? counts.failed : Math.max(counts.failed, 1),
      output: output + traceHint(traces),
    }
  }
  return { name, about, run, ...options }
}
