import { z } from 'zod'

/** What JSON Schema says about one field. */
interface Field {
  type?: string | string[]
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
function typeInWords({ type = [], items, pattern }: Field): string {
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

/** What stands under "default": the schema's own value, or whether the field must be there. */
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
