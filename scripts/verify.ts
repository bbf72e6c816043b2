import { spawnSync } from 'node:child_process'
import { suites } from '../tools/verify/suites'

/** `npm run verify -- <name>`: runs suites that take too long to run for every change, one after the other. */
function main(names: readonly string[]): void {
  const unknown = names.filter((name) => !(name in suites))
  if (names.length === 0 || unknown.length > 0) {
    const problem = names.length === 0 ? 'Name a suite' : `There is no suite "${unknown.join('", "')}"`
    console.error(`${problem}. Suites: ${Object.keys(suites).join(', ')}.`)
    process.exitCode = 1
  }
  for (const name of unknown.length > 0 ? [] : names) {
    const { command: [program = '', ...args] = [], env } = suites[name] ?? {}
    const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    if (status !== 0) process.exitCode = 1
  }
}

main(process.argv.slice(2))
