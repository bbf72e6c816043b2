import { readFileSync, writeFileSync } from 'node:fs'
import { withTables } from './frontMatterTable/index'

const file = 'CONTRIBUTING.md'

/** `npm run frontmatter`: writes the front matter tables of CONTRIBUTING.md from the schemas. */
async function main(): Promise<void> {
  writeFileSync(file, await withTables(readFileSync(file, 'utf8'), file))
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
