import { runSteps } from '../tools/runner'
import { suites } from '../tools/verify/suites'

/** `npm run verify`: the suites of tools/verify, or those whose names are given, one after the other. */
async function main(): Promise<void> {
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name))
  const names = suites.map(({ name }) => name).join(', ')
  if (unknown.length > 0) throw new Error(`There is no suite "${unknown.join('", "')}". There are: ${names}.`)
  const chosen = suites.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
  const { failed } = await runSteps(chosen, 1)
  if (failed > 0) process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
