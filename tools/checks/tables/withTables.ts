import { format, resolveConfig } from 'prettier'
import { PostFrontMatter } from '../../../src/build/content'
import { DocFrontMatter } from '../../../src/build/content'
import { fieldTable } from './fieldTable'

/** The schema of every table by the name in its markers. */
const schemas = { docs: DocFrontMatter, posts: PostFrontMatter }

/**
 * The Markdown of `file` with its front matter tables written anew, formatted like every file of the repository.
 *
 * A table stands between `<!-- front matter: docs -->` and `<!-- end -->`. Throws when a pair of markers is missing.
 */
export async function withTables(markdown: string, file: string): Promise<string> {
  let text = markdown
  for (const [name, schema] of Object.entries(schemas)) {
    const start = `<!-- front matter: ${name} -->`
    const [before, after = ''] = text.split(start)
    const end = after.indexOf('<!-- end -->')
    if (before === undefined || end === -1) {
      throw new Error(`${file} has no place for a table. Write the lines "${start}" and "<!-- end -->".`)
    }
    text = `${before}${start}\n\n${fieldTable(schema)}\n\n${after.slice(end)}`
  }
  return format(text, { ...(await resolveConfig(file)), parser: 'markdown' })
}
