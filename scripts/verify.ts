import { spawnSync } from 'node:child_process'
import { suites } from '../tools/verify/suites'

/** Runs a suite. Returns its line of the summary: result, name and seconds. */
function run(name: string): string {
  const { command: [program = '', ...args] = [], env } = suites[name] ?? {}
  const start = Date.now()
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) process.exitCode = 1
  return `${status === 0 ? '✓' : '✗'} ${name.padEnd(20)} ${Math.round((Date.now() - start) / 1000)} s`
}

/** `npm run verify -- <name>`: runs suites that take too long to run for every change, one after the other. */
function main(names: readonly string[]): void {
  const unknown = names.filter((name) => !(name in suites))
  if (names.length === 0 || unknown.length > 0) {
    const problem = names.length === 0 ? 'Name a suite' : `There is no suite "${unknown.join('", "')}"`
    console.error(`${problem}. Suites: ${Object.keys(suites).join(', ')}.`)
    process.exitCode = 1
    return
  }
  console.log(`\n${names.map(run).join('\n')}`)
}

main(process.argv.slice(2))
