import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { planDoc, planPost, writeFiles, type PlannedFile } from './new/index'

const USAGE = `Write what to make:

  npm run new doc
  npm run new doc -- guides/resizing --title "…" --description "…" --category Guides
  npm run new post
  npm run new post -- --title "…" --description "…" --tags "release, react"

What is left out is asked for.`

const text = { type: 'string' } as const

/** `npm run new doc` and `npm run new post`: writes the file with its front matter, and lists a doc in the sidebar. */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { title: text, description: text, category: text, tags: text },
  })
  const [kind, id, ...more] = positionals
  let files: PlannedFile[]
  if (kind === 'doc' && more.length === 0) {
    files = await planDoc({ ...values, ...(id && { id }) }, readFileSync('content/sidebars.ts', 'utf8'))
  } else if (kind === 'post' && id === undefined) {
    files = await planPost(values, new Date().toISOString().slice(0, 10))
  } else {
    throw new Error(USAGE)
  }
  writeFiles(process.cwd(), files)
  for (const file of files) console.log(`${file.kind === 'made' ? 'Made' : 'Changed'} ${file.path}`)
  console.log('See it with "npm run develop".')
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
