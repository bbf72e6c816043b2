import { expect, test } from 'vitest'
import { z } from 'zod'
import { commonFields, oneLine, sitePath } from './fields'
import { readFrontMatter } from './readFrontMatter'

const description = 'What a Node is, what it holds, and how Craft.js renders your page from it.'
/** A schema of this test alone, so that a new field of docs changes no message here. */
const schema = z.strictObject({
  id: z.string().optional(),
  title: oneLine,
  description: oneLine,
  slug: sitePath.optional(),
  keywords: z.array(z.string()).default([]),
  unlisted: z.boolean().default(false),
  draft: commonFields.draft,
})
const read = (...lines: string[]) => readFrontMatter('content/docs/a.mdx', lines.join('\n'), schema)

test('splits front matter and body and counts the lines between', () => {
  const { frontMatter, body, lineOffset } = read(
    '---',
    'title: A',
    `description: ${description}`,
    '---',
    '',
    'Text',
  )
  expect(frontMatter).toMatchObject({ title: 'A', description, unlisted: false, keywords: [] })
  expect(body).toBe('\nText')
  expect(lineOffset).toBe(4)
})

test('reads a file with a byte order mark and Windows line ends', () => {
  expect(read('\uFEFF---\r', 'title: A\r', `description: ${description}\r`, '---\r', 'Text\r').body).toBe(
    'Text\r',
  )
})

test('keeps a thematic break in the body', () => {
  expect(
    read('---', 'title: A', `description: ${description}`, '---', 'One', '', '---', '', 'Two').body,
  ).toBe('One\n\n---\n\nTwo')
})

test('reports missing front matter', () => {
  expect(() => read('Text')).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/docs/a.mdx has no front matter.

    Begin the file with:
    ---
    title: …
    description: …
    ---]
  `)
})

test('reports front matter that is never closed', () => {
  expect(() => read('---', 'title: A', '', 'Text')).toThrow(
    'content/docs/a.mdx:1 The front matter is never closed.',
  )
})

test('ends at a line of dashes, not at dashes in a value', () => {
  const { frontMatter } = read('---', `description: ${description} ---`, 'title: A', '---')
  expect(frontMatter).toMatchObject({ title: 'A', description: `${description} ---` })
})

test('names a field that is written twice', () => {
  expect(() => read('---', 'title: A', 'title: B', '---')).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/docs/a.mdx:3 The front matter has the field "title" twice.

    Keep one of the two.]
  `)
})

test('says how to write a value', () => {
  const lines = ['---', 'title: A', `description: ${description}`]
  expect(() => read(...lines, 'keywords: a, b', '---')).toThrow(
    'line 4, keywords: "a, b" must be a list: write [one, two].',
  )
  expect(() => read('---', '- a', '---')).toThrow(
    '- line 1, ["a"] must be fields with values, such as `title: …`.',
  )
})

test('names the line of YAML that does not parse', () => {
  expect(() => read('---', 'title: A', 'description: a: b', '---')).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/docs/a.mdx:3 The front matter is not valid YAML: Nested mappings are not allowed in compact mappings.

    Put quotes around a value that holds a colon, and one space after every colon of yours.]
  `)
})

test('asks for quotes around a value that begins with a sign of YAML', () => {
  expect(() => read('---', 'title: @craftjs/core', '---')).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/docs/a.mdx:2 The front matter is not valid YAML: Plain value cannot start with reserved character @.

    Put quotes around the value.]
  `)
  expect(() => read('---', 'title: A', 'description: *Nodes* and more', '---'))
    .toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/docs/a.mdx:3 The front matter has a value that begins with "*Nodes*", which YAML reads as an alias.

    Put quotes around the value.]
  `)
  expect(() => read('---', 'title: *b', '---')).toThrow('a value that begins with "*b"')
})

test('names every field that does not fit, with its line and value', () => {
  expect(() => read('---', 'titel: A', 'description: ""', 'unlisted: "yes"', 'slug: a b', 'foo: 1', '---'))
    .toThrowErrorMatchingInlineSnapshot(`
      [AuthorError: content/docs/a.mdx has invalid front matter.

      - line 1, title: is missing.
      - line 3, description: "" must not be empty.
      - line 5, slug: "a b" must be a path of this site: one slash in front, no spaces, no "?" and no "#".
      - line 4, unlisted: "yes" must be true or false, without quotes.
      - line 2, titel: is not a field of the front matter. The nearest are: title, id, draft.
      - line 6, foo: is not a field of the front matter. The nearest are: id, slug, draft.]
    `)
})

test('joins the lines of titles and descriptions, and rejects empty ones', () => {
  const { frontMatter } = read(
    '---',
    'title: |',
    '  A',
    '  B',
    'description: >',
    '  One.',
    '',
    '  Two.',
    '---',
  )
  expect(frontMatter).toMatchObject({ title: 'A B', description: 'One. Two.' })
  expect(() => read('---', "title: '  '", 'description: B', '---')).toThrow(
    'line 2, title: "  " must not be empty.',
  )
})
