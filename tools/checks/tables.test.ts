import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { fieldTable, withTables } from './tables'

it('The front matter tables of docs/authoring.md match the schemas; if not, run `npm run tables -w tools`', async () => {
  const written = readFileSync('docs/authoring.md', 'utf8')
  expect(await withTables(written, 'docs/authoring.md')).toBe(written)
})

it('A document without the table markers is an error', async () => {
  await expect(withTables('# Authoring', 'docs/authoring.md')).rejects.toThrow(
    'Write the lines "<!-- front matter: docs -->" and "<!-- end -->".',
  )
})

it('describes the type and the default of each field that the text does not explain', () => {
  const schema = z.strictObject({
    title: z.string().describe('The h1.'),
    label: z.string().optional().describe('Text of the link. Default: the title.'),
    date: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/)
      .describe('A day.'),
    next: z.string().nullable().optional().describe('A doc id.'),
    tags: z.array(z.string()).default([]).describe('Words.'),
    level: z.enum(['beginner', 'expert']).optional().describe('A badge.'),
    draft: z.boolean().default(false).describe('Seen in develop only.'),
    image: z.string().optional().describe('A picture.'),
  })
  expect(fieldTable(schema, ['image'])).toMatchInlineSnapshot(`
    "| Field | Value | Default | Meaning |
    | --- | --- | --- | --- |
    | \`title\` | text | **required** | The h1. |
    | \`label\` | text | the title | Text of the link. |
    | \`date\` | day: \`2026-11-21\` | **required** | A day. |
    | \`next\` | text or \`null\` | none | A doc id. |
    | \`tags\` | list of text | none | Words. |
    | \`level\` | \`beginner\` or \`expert\` | none | A badge. |
    | \`draft\` | \`true\` or \`false\` | \`false\` | Seen in develop only. |"
  `)
})
