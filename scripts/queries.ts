import { readFileSync } from 'node:fs'
import { askGraphiQl, fencesOf } from '../tools/checks/contributing'

const address = process.argv[2] ?? 'http://localhost:8000/___graphql'

/** `npm run queries`: sends the ready queries of CONTRIBUTING.md to a running `npm run develop`. */
async function main(): Promise<void> {
  for (const query of fencesOf(readFileSync('CONTRIBUTING.md', 'utf8'), 'graphql')) {
    const { name, problem } = await askGraphiQl(address, query)
    console.log(`${problem === null ? '✓' : '✗'} ${name}${problem === null ? '' : `: ${problem}`}`)
    if (problem !== null) process.exitCode = 1
  }
}

main().catch((error: unknown) => {
  console.error(
    `${address} does not answer. Run "npm run develop", or give its address: npm run queries -- <address>`,
  )
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
