import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { HtmlValidate } from 'html-validate'

/** The number of pages checked, and their problems: file, line, column, rule, and message. */
export interface HtmlReport {
  pages: number
  issues: string[]
}

/** Validates every HTML file below `folder` with the `standard` preset of html-validate. */
export async function validatePages(folder: string): Promise<HtmlReport> {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    // Gatsby stores the page data of 404.html in a folder with that name.
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name))
  const issues: string[] = []
  for (const page of files.sort()) {
    const { results } = await validator.validateString(await readFile(page, 'utf8'), page)
    for (const { messages } of results)
      for (const { line, column, ruleId, message } of messages)
        issues.push(`${page}:${line}:${column} ${ruleId}: ${message}`)
  }
  return { pages: files.length, issues }
}

/** Validates the built pages, including the examples. */
async function main(): Promise<void> {
  const { pages, issues } = await validatePages('public')
  console.log([...issues, `${pages} pages, ${issues.length} errors`].join('\n'))
  if (issues.length > 0 || pages === 0) process.exitCode = 1
}

if (require.main === module) void main()
