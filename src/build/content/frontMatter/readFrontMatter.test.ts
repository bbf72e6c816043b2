import { expect, test } from 'vitest'
import { z } from 'zod'
import { commonFields, oneLine, sitePath } from './fields'
import { readFrontMatter } from './readFrontMatter'

const description = 'What a Node is, what it holds, and how Craft.js renders your page from it.'
/** A separate schema, so that a new field of docs does not change the messages here. */
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

/** Reads front matter with these lines between the dashes. */
const readFields = (...lines: string[]) => read('---', ...lines, '---')

test('splits front matter from a body with a thematic break, and counts the lines between', () => {
  const lines = ['---', 'title: A', `description: ${description} ---`, '---', '', 'One', '', '---', '', 'Two']
  const { frontMatter, body, lineOffset } = read(...lines)
  const defaults = { unlisted: false, keywords: [] }
  expect(frontMatter).toMatchObject({ title: 'A', description: `${description} ---`, ...defaults })
  expect(body).toBe('\nOne\n\n---\n\nTwo')
  expect(lineOffset).toBe(4)
})

test('reads a file with a byte order mark and Windows line endings', () => {
  const lines = ['\uFEFF---', 'title: A', `description: ${description}`, '---', 'Text']
  expect(read(...lines.map((line) => `${line}\r`)).body).toBe('Text\r')
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

// prettier-ignore
test.each([
  [['title: A', 'title: B'], ':3: the front matter has the field "title" twice.\n\nKeep one of the two.'],
  [['keywords: a, b'], 'line 2, keywords: "a, b" must be a list: write [one, two].'],
  [['- a'], '- line 1, ["a"] must be fields with values, such as `title: …`.'],
  [
    ['title: A', 'description: a: b'],
    ':3: the front matter is not valid YAML: Nested mappings are not allowed in compact mappings.\n\nPut quotes around a value that contains a colon, and a space after the colon of each field.',
  ],
  [
    ['title: @craftjs/core'],
    ':2: the front matter is not valid YAML: Plain value cannot start with reserved character @.\n\nPut quotes around the value.',
  ],
  [
    ['title: A', 'description: *Nodes* and more'],
    ':3: the front matter has a value that begins with "*Nodes*", which YAML reads as an alias.\n\nPut quotes around the value.',
  ],
  [
    ['title: Issue #12 explained'],
    ':2: the front matter has a value with “ #12 explained”, which YAML reads as a comment.\n\nPut quotes around the value.',
  ],
  [['title: A', 'description: >', '  Two', '  lines', 'keywords: [c, d #e', ']'], ':6: the front matter has a value with “ #e”'],
  [['title: A', 'keywords:', '  - C #', '  - D'], ':4: the front matter has a value with “ #”, which YAML reads as a comment.'],
  [['title: &copy; 2026'], 'that begins with "&copy;", which YAML reads as an anchor.'],
  [['title: !important note'], 'that begins with "!important", which YAML reads as a tag.'],
  [['title: A # b', 'description: C # d'], 'There are 2 mistakes.'],
  [['title: 0.10'], 'line 2, title: 0.10 is not text in YAML: put quotes around it.'],
  [['keywords: [012, 2026]'], 'line 2, keywords: 012 is not text in YAML: put quotes around it.'],
  [['draft: yes'], 'line 2, draft: "yes" must be true or false, without quotes.'],
  [['keywords: [a, b: c]'], 'line 2, keywords: {"b":"c"} is not text in YAML: put quotes around it.'],
  [["title: '  '", 'description: B'], 'line 2, title: "  " must not be empty.'],
])('reports the problem with %j', (lines, message) => {
  expect(() => readFields(...lines)).toThrow(message)
})

test('reports front matter that is never closed', () => {
  expect(() => read('---', 'title: A', '', 'Text')).toThrow(
    'content/docs/a.mdx:1: the front matter is never closed.',
  )
})

test('reports every invalid field with its line and value', () => {
  expect(() => readFields('titel: A', 'description: ""', 'unlisted: "yes"', 'slug: a b', 'foo: 1'))
    .toThrowErrorMatchingInlineSnapshot(`
      [AuthorError: content/docs/a.mdx has invalid front matter.

      - line 1, title: is missing.
      - line 3, description: "" must not be empty.
      - line 5, slug: "a b" must be a path on this site: one leading slash, no spaces, no "?" and no "#".
      - line 4, unlisted: "yes" must be true or false, without quotes.
      - line 2, titel: is not a field of the front matter: remove it, or write one of the closest fields: title, id, draft.
      - line 6, foo: is not a field of the front matter: remove it, or write one of the closest fields: id, slug, draft.]
    `)
})

test('keeps values that YAML reads as they are written', () => {
  const lines = [
    'title: "Issue #12" # a comment',
    'description: yes',
    'unlisted: true # until May',
    '# a comment',
  ]
  const more = ['id: C#', 'keywords: [2026-11-21, "012", a#b]']
  expect(readFields(...lines, ...more).frontMatter).toMatchObject({
    ...{ title: 'Issue #12', description: 'yes', unlisted: true, id: 'C#' },
    keywords: ['2026-11-21', '012', 'a#b'],
  })
})

test('joins the lines of titles and descriptions', () => {
  const lines = ['title: |', '  A', '  B', 'description: >', '  One.', '', '  Two.']
  expect(readFields(...lines).frontMatter).toMatchObject({ title: 'A B', description: 'One. Two.' })
})
