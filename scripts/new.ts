import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import GithubSlugger from 'github-slugger'
import { format, resolveConfig } from 'prettier'
import ts from 'typescript'
import { stringify } from 'yaml'
import type { z } from 'zod'
import { DocFrontMatter, PostFrontMatter } from '../src/build/content'
import { shortDescription } from '../tools/checks/content/lintPage'

const USAGE = `Name what to create:

  npm run new doc
  npm run new doc -- guides/resizing --title "…" --description "…" --category Guides
  npm run new post
  npm run new post -- --title "…" --description "…" --tags "release, react"

The command asks for the values that you leave out.`

const SIDEBARS = 'content/sidebars.ts'
const NO_CATEGORY = 'none'

/** A file to write, with its path from the root. A `made` file must not exist yet; a `changed` file must. */
export interface PlannedFile {
  kind: 'made' | 'changed'
  path: string
  text: string
}

/** The text of a question, without a question mark, and a function that returns the issue with an answer, or `null`. */
type Question = readonly [asks: string, validate: (answer: string) => string | null]

/** The issue with a value for a field of a front matter schema, or `null` if it is valid. */
function validateField(schema: z.ZodObject, field: string, value: unknown): string | null {
  const result = (schema.shape[field] as z.ZodType).safeParse(value)
  return result.success ? null : (result.error.issues[0]?.message ?? 'is not valid')
}

/** The questions that docs and posts share. */
const titleOf = (schema: z.ZodObject): Question => [
  'Title',
  (answer) => validateField(schema, 'title', answer),
]
const descriptionOf = (schema: z.ZodObject, asks: string): Question => [
  `${asks}, 50 to 170 characters`,
  (answer) => validateField(schema, 'description', answer) ?? shortDescription(answer),
]

/**
 * An answer to every question, from `given` or from the terminal, where a question is repeated until its answer is valid.
 *
 * Throws if an answer is missing or not valid and there is no terminal.
 */
async function answersFor<Name extends string>(
  questions: Readonly<Record<Name, Question>>,
  given: Partial<Record<Name, string>>,
): Promise<Record<Name, string>> {
  const answers: Partial<Record<Name, string>> = {}
  const terminal = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : null
  try {
    for (const [name, [asks, validate]] of Object.entries(questions) as [Name, Question][]) {
      let answer = given[name]?.trim() ?? ''
      for (let issue = validate(answer); issue !== null; issue = validate(answer)) {
        if (terminal === null) throw new Error(`${name} ${JSON.stringify(answer)}: ${issue} (${asks})`)
        if (answer !== '') console.log(`  ${issue}`)
        answer = (await terminal.question(`${asks}: `)).trim()
      }
      answers[name] = answer
    }
  } finally {
    terminal?.close()
  }
  return answers as Record<Name, string>
}

const frontMatter = (fields: Readonly<Record<string, unknown>>) =>
  `---\n${stringify(fields, { lineWidth: 0 })}---\n`

/** The categories in the text of `content/sidebars.ts`, each with its label and its list of items. */
function categoriesIn(sidebars: string): { label: string; items: ts.ArrayLiteralExpression }[] {
  const found: ReturnType<typeof categoriesIn> = []
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const valueOf = (name: string) =>
        node.properties.filter(ts.isPropertyAssignment).find((property) => property.name.getText() === name)
          ?.initializer
      const [label, items] = [valueOf('label'), valueOf('items')]
      if (label && items && ts.isStringLiteral(label) && ts.isArrayLiteralExpression(items))
        found.push({ label: label.text, items })
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('sidebars.ts', sidebars, ts.ScriptTarget.Latest, true))
  return found
}

/** The text of `content/sidebars.ts` with a doc id added at the end of a category. All other text stays unchanged. */
function addToSidebar(sidebars: string, category: string, docId: string): string {
  const found = categoriesIn(sidebars).find(({ label }) => label === category)
  if (!found) throw new Error(`${SIDEBARS} has no category "${category}".`)
  const last = found.items.elements.at(-1)
  const at = last ? last.getEnd() : found.items.getStart() + 1
  return `${sidebars.slice(0, at)}${last ? ', ' : ''}'${docId}'${sidebars.slice(at)}`
}

/** The files to write for a new doc: the doc, and the sidebar that lists it. `sidebars` is the text of that file. */
export async function planDoc(
  given: Partial<Record<'id' | 'title' | 'description' | 'category', string>>,
  sidebars: string,
): Promise<PlannedFile[]> {
  const categories = [...categoriesIn(sidebars).map(({ label }) => label), NO_CATEGORY]
  const questions: Record<'id' | 'title' | 'description' | 'category', Question> = {
    id: [
      'Doc id: its path under /docs, for example guides/resizing',
      (answer) =>
        /^(?:[a-z0-9][\w.-]*\/)*[a-zA-Z0-9][\w.-]*$/.test(answer)
          ? null
          : 'use words with hyphens, separated by slashes',
    ],
    title: titleOf(DocFrontMatter),
    description: descriptionOf(DocFrontMatter, 'Description for search engines'),
    category: [
      `Category of the sidebar (${categories.join(', ')})`,
      (answer) => (categories.includes(answer) ? null : 'is not one of them'),
    ],
  }
  const { id, title, description, category } = await answersFor(questions, given)
  const text = `${frontMatter({ title, description })}
The first paragraph says what this page is about, and who should read it.

## The first section

The title above is the h1, so sections start at level 2.
`
  const doc: PlannedFile = { kind: 'made', path: `content/docs/${id}.mdx`, text }
  if (category === NO_CATEGORY) return [doc]
  const listed = await format(addToSidebar(sidebars, category, id), {
    ...(await resolveConfig(SIDEBARS)),
    parser: 'typescript',
  })
  return [doc, { kind: 'changed', path: SIDEBARS, text: listed }]
}

const tagsIn = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean)

/** The file of a new post, dated `day` (such as 2026-11-21). Its name is derived from the title. */
export async function planPost(
  given: Partial<Record<'title' | 'description' | 'tags', string>>,
  day: string,
): Promise<PlannedFile[]> {
  const questions: Record<'title' | 'description' | 'tags', Question> = {
    title: titleOf(PostFrontMatter),
    description: descriptionOf(PostFrontMatter, 'Summary for the archive'),
    tags: [
      'Tags, separated by commas, for example release, react',
      (answer) =>
        tagsIn(answer).length === 0
          ? 'write at least one'
          : validateField(PostFrontMatter, 'tags', tagsIn(answer)),
    ],
  }
  const { title, description, tags } = await answersFor(questions, given)
  const slug = new GithubSlugger().slug(title.replaceAll('.', '-'))
  const text = `${frontMatter({ title, description, date: day, tags: tagsIn(tags) })}
The first paragraph says what this post is about.
`
  return [{ kind: 'made', path: `content/blog/${slug}.mdx`, text }]
}

/** Writes all files below `root`. Throws, and writes none, if a file to create already exists. */
export function writeFiles(root: string, files: readonly PlannedFile[]): void {
  for (const { kind, path: file } of files) {
    if (kind === 'made' && existsSync(path.join(root, file))) {
      const title = /^title: (.*)$/m.exec(readFileSync(path.join(root, file), 'utf8'))?.[1]
      throw new Error(`${file} already exists${title ? ` (${title})` : ''}. Choose another name.`)
    }
  }
  for (const { path: file, text } of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
}

/** `npm run new doc` and `npm run new post`: writes the file with its front matter, and lists a doc in the sidebar. */
async function main(): Promise<void> {
  const text = { type: 'string' } as const
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { title: text, description: text, category: text, tags: text },
  })
  const [kind, id, ...more] = positionals
  let files: PlannedFile[]
  if (kind === 'doc' && more.length === 0)
    files = await planDoc({ ...values, ...(id && { id }) }, readFileSync(SIDEBARS, 'utf8'))
  else if (kind === 'post' && id === undefined)
    files = await planPost(values, new Date().toISOString().slice(0, 10))
  else throw new Error(USAGE)
  writeFiles(process.cwd(), files)
  for (const file of files) console.log(`${file.kind === 'made' ? 'Created' : 'Changed'} ${file.path}`)
  console.log('To see it, run "npm run develop".')
}

if (require.main === module) void main()
