import { readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { z } from 'zod'
import { DocFrontMatter, PostFrontMatter } from '../../src/build/content'
import { LANGUAGES } from '../../src/build/mdx'
import { ADMONITION_KINDS } from '../../src/model/admonitions'
import { COPIES, withColors } from './colors'

/** What JSON Schema says about one field. */
interface Field {
  type?: string | string[]
  enum?: string[]
  pattern?: string
  items?: Field
  default?: unknown
  description?: string
}

/** What JSON Schema says about a record. */
interface Record {
  properties?: { [name: string]: Field }
  required?: string[]
}

const plainWords: { [type: string]: string } = {
  string: 'text',
  boolean: '`true` or `false`',
  null: '`null`',
}

/** The pattern of a day, as the schemas write it. */
const day = String.raw`^\d{4}-\d{2}-\d{2}$`

/** The type of a field, in words for people who write YAML. */
function typeInWords({ type = [], enum: values, items, pattern }: Field): string {
  if (values !== undefined) return values.map((value) => `\`${value}\``).join(' or ')
  if (pattern === day) return 'day: `2026-11-21`'
  if (type === 'array') return `list of ${items === undefined ? 'values' : typeInWords(items)}`
  return [type]
    .flat()
    .map((name) => plainWords[name] ?? name)
    .join(' or ')
}

/** Meaning and default of a field: its description may end with "Default: …." where the code decides. */
function meaningOf({ description = '' }: Field): { meaning: string; fallback: string | null } {
  const [, meaning = description, fallback = null] = /^(.*?)\s*Default: (.*)\.$/.exec(description) ?? []
  return { meaning, fallback }
}

/** The column "Default": the schema's own value, or whether the field must be there. */
function defaultInWords(field: Field, isRequired: boolean): string {
  if (isRequired) return '**required**'
  if (field.default === undefined || Array.isArray(field.default)) return meaningOf(field).fallback ?? 'none'
  return `\`${JSON.stringify(field.default)}\``
}

/** A Markdown table with one row for each field of a front matter schema, in the schema's order. */
export function fieldTable(schema: z.ZodType): string {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' }) as Record
  const rows = Object.entries(properties).map(([name, field]) => [
    `\`${name}\``,
    typeInWords(field),
    defaultInWords(field, required.includes(name)),
    meaningOf(field).meaning,
  ])
  const lines = [['Field', 'Value', 'Default', 'Meaning'], ['---', '---', '---', '---'], ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The schema of every table by the name in its markers. */
const schemas = { docs: DocFrontMatter, posts: PostFrontMatter }

/**
 * The Markdown of `file` with new front matter tables, formatted like every file of the repository.
 *
 * A table is between `<!-- front matter: docs -->` and `<!-- end -->`. Throws when a pair of markers is missing.
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
  const kinds = new Intl.ListFormat('en-GB').format(ADMONITION_KINDS.map((kind) => `\`${kind}\``))
  text = text.replace(/^The kinds of admonition are .*\./m, `The kinds of admonition are ${kinds}.`)
  text = text.replace(
    /These languages exist: .*? and npm\./,
    `These languages exist: ${LANGUAGES.join(', ')}, and npm.`,
  )
  return format(text, { ...(await resolveConfig(file)), parser: 'markdown' })
}

/** The snippets for editors, with the kinds of admonition that the snippet for one offers. */
export function withAdmonitionKinds(snippets: string): string {
  return snippets.replace(/(:::\$\{1\|)[^|]*/, (_, start: string) => start + ADMONITION_KINDS.join())
}

const FILE = 'docs/authoring.md'
const SNIPPETS = '.vscode/craftjs-site.code-snippets'

/** Writes what docs/authoring.md and the snippets for editors list, and copied colors. */
async function main(): Promise<void> {
  writeFileSync(FILE, await withTables(readFileSync(FILE, 'utf8'), FILE))
  for (const { file, own } of COPIES) writeFileSync(file, withColors(readFileSync(file, 'utf8'), own))
  writeFileSync(SNIPPETS, withAdmonitionKinds(readFileSync(SNIPPETS, 'utf8')))
}

if (require.main === module) void main()
