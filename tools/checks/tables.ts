import { readFileSync, writeFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { z } from 'zod'
import { DocFrontMatter, PostFrontMatter } from '../../src/build/content'
import { LANGUAGES } from '../../src/build/mdx'
import { ADMONITION_KINDS } from '../../src/model/admonitions'
import { COPIES, withColors } from './colors'

/** JSON Schema of one field. */
interface Field {
  type?: string | string[]
  enum?: string[]
  pattern?: string
  items?: Field
  default?: unknown
  description?: string
}

/** JSON Schema of a record. */
interface Record {
  properties?: { [name: string]: Field }
  required?: string[]
}

const plainWords: { [type: string]: string } = {
  string: 'text',
  boolean: '`true` or `false`',
  null: '`null`',
}

/** The pattern that the schemas use for a date. */
const day = String.raw`^\d{4}-\d{2}-\d{2}$`

/** The type of a field, in words for authors of YAML. */
function typeInWords({ type = [], enum: values, items, pattern }: Field): string {
  if (values !== undefined) return values.map((value) => `\`${value}\``).join(' or ')
  if (pattern === day) return 'day: `2026-11-21`'
  if (type === 'array') return `list of ${items === undefined ? 'values' : typeInWords(items)}`
  return [type]
    .flat()
    .map((name) => plainWords[name] ?? name)
    .join(' or ')
}

/** Meaning and default of a field. If code computes the default, the description ends with "Default: …." */
function meaningOf({ description = '' }: Field): { meaning: string; fallback: string | null } {
  const [, meaning = description, fallback = null] = /^(.*?)\s*Default: (.*)\.$/.exec(description) ?? []
  return { meaning, fallback }
}

/** The "Default" column: the schema's default, or whether the field is required. */
function defaultInWords(field: Field, isRequired: boolean): string {
  if (isRequired) return '**required**'
  if (field.default === undefined || Array.isArray(field.default)) return meaningOf(field).fallback ?? 'none'
  return `\`${JSON.stringify(field.default)}\``
}

/**
 * A Markdown table with one row per field of a front matter schema, in the schema's order. Leaves out the fields named
 * in `described`, which the text around the table explains.
 */
export function fieldTable(schema: z.ZodType, described: readonly string[] = []): string {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' }) as Record
  const rows = Object.entries(properties)
    .filter(([name]) => !described.includes(name))
    .map(([name, field]) => [
      `\`${name}\``,
      typeInWords(field),
      defaultInWords(field, required.includes(name)),
      meaningOf(field).meaning,
    ])
  const lines = [['Field', 'Value', 'Default', 'Meaning'], ['---', '---', '---', '---'], ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The tables by the names in their markers. Fields that docs and posts share are only in the first one. */
const tables = {
  docs: () => fieldTable(DocFrontMatter),
  posts: () => fieldTable(PostFrontMatter, Object.keys(DocFrontMatter.shape)),
}

/**
 * The Markdown of `file` with updated front matter tables, formatted like every file of the repository.
 *
 * A table is between `<!-- front matter: docs -->` and `<!-- end -->`. Throws if a pair of markers is missing.
 */
export async function withTables(markdown: string, file: string): Promise<string> {
  let text = markdown
  for (const [name, table] of Object.entries(tables)) {
    const start = `<!-- front matter: ${name} -->`
    const [before, after = ''] = text.split(start)
    const end = after.indexOf('<!-- end -->')
    if (before === undefined || end === -1) {
      throw new Error(`${file} has no place for a table. Write the lines "${start}" and "<!-- end -->".`)
    }
    text = `${before}${start}\n\n${table()}\n\n${after.slice(end)}`
  }
  const kinds = new Intl.ListFormat('en-GB').format(ADMONITION_KINDS.map((kind) => `\`${kind}\``))
  text = text.replace(/^The kinds of admonition are .*\./m, `The kinds of admonition are ${kinds}.`)
  text = text.replace(
    /These languages exist: .*? and npm\./,
    `These languages exist: ${LANGUAGES.join(', ')}, and npm.`,
  )
  return format(text, { ...(await resolveConfig(file)), parser: 'markdown' })
}

/** The editor snippets, with the current list of admonition kinds in the admonition snippet. */
export function withAdmonitionKinds(snippets: string): string {
  return snippets.replace(/(:::\$\{1\|)[^|]*/, (_, start: string) => start + ADMONITION_KINDS.join())
}

const FILE = 'docs/authoring.md'
const SNIPPETS = '.vscode/craftjs-site.code-snippets'

/** Updates the lists in docs/authoring.md and the editor snippets, and the copied colors. */
async function main(): Promise<void> {
  writeFileSync(FILE, await withTables(readFileSync(FILE, 'utf8'), FILE))
  for (const { file, own } of COPIES) writeFileSync(file, withColors(readFileSync(file, 'utf8'), own))
  writeFileSync(SNIPPETS, withAdmonitionKinds(readFileSync(SNIPPETS, 'utf8')))
}

if (require.main === module) void main()
