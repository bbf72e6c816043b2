import { readFileSync, writeFileSync } from 'node:fs'
import { schemaFiles, withTables } from '.'

const file = 'docs/authoring.md'

/** Writes the tables of docs/authoring.md and the schemas for editors from the zod schemas. */
async function main(): Promise<void> {
  writeFileSync(file, await withTables(readFileSync(file, 'utf8'), file))
  for (const { path, text } of await schemaFiles()) writeFileSync(path, text)
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
