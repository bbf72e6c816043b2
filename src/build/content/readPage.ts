import { readFile } from 'node:fs/promises'
import type { z } from 'zod'
import { addressSegments } from './address'
import { type FilePath, filesOf, readContent, sourcePathOf } from './contentFiles'
import type { BuildContext } from './context'
import { checkFileName } from './fileNames'
import { readFrontMatter, type SplitFile } from './frontMatter/readFrontMatter'

interface PageKind<Schema extends z.ZodType> {
  source: string
  schema: Schema
}

/** Reads a page and validates its front matter. Throws an `AuthorError` for a wrong name, encoding or front matter. */
export async function readPage<Schema extends z.ZodType>(
  file: FilePath,
  kind: PageKind<Schema>,
): Promise<SplitFile<z.output<Schema>>> {
  const path = sourcePathOf(file, kind)
  checkFileName(path)
  return readFrontMatter(path, await readContent(file.absolutePath, path), kind.schema)
}

const lineCount = (text: string): number => text.split('\n').length

/** Reads and validates a page, and records how many lines it has. */
async function checkPage(
  file: FilePath,
  kind: PageKind<z.ZodType>,
  { lines }: Pick<BuildContext, 'lines'>,
): Promise<number> {
  const { body, lineOffset } = await readPage(file, kind)
  const count = lineOffset + lineCount(body)
  lines.set(sourcePathOf(file, kind), count)
  return count
}

/**
 * Checks the front matter of every page before Gatsby sources files. gatsby-plugin-mdx would end the build at the first
 * invalid YAML, with a message that does not name the file. Errors are collected in `context.issues`.
 */
export async function checkFrontMatter(
  context: Pick<BuildContext, 'root' | 'issues' | 'lines'>,
  kinds: readonly PageKind<z.ZodType>[],
): Promise<void> {
  for (const kind of kinds) {
    for (const file of filesOf(kind, context.root))
      await context.issues.collect(sourcePathOf(file, kind), () => checkPage(file, kind, context))
  }
}

/** An `Mdx` node of gatsby-plugin-mdx. */
export interface MdxNode {
  body: string
  frontmatter: Readonly<Record<string, unknown>>
}

/**
 * The page of an `Mdx` node. Its file is only read when it has changed since `checkFrontMatter`, or when the plugin's YAML
 * parser and ours differ. Throws an `AuthorError` for an error in it.
 */
export async function parsedPage<Schema extends z.ZodType>(
  { body, frontmatter }: MdxNode,
  file: FilePath,
  kind: PageKind<Schema>,
  context: Pick<BuildContext, 'isServing' | 'lines'>,
): Promise<SplitFile<z.output<Schema>>> {
  const path = sourcePathOf(file, kind)
  const checked = context.isServing ? undefined : context.lines.get(path)
  const lines = checked ?? (await checkPage(file, kind, context))
  const input = Object.fromEntries(
    Object.entries(frontmatter).map(([name, value]) => [name, withoutTime(value)]),
  )
  const { data } = kind.schema.safeParse(input)
  if (data !== undefined) return { frontMatter: data, body, lineOffset: lines - lineCount(body) }
  return readFrontMatter(path, await readContent(file.absolutePath, path), kind.schema, input)
}

/** A date as it is written: the plugin parses it to the beginning of that day in UTC. */
const withoutTime = (value: unknown): unknown =>
  value instanceof Date ? value.toISOString().replace('T00:00:00.000Z', '') : value

/** Where the page of a file with a mistake will be, as far as its text tells; `docId` is `null` for a post. */
export async function unreadPage(
  file: FilePath,
  { source }: { source: string },
): Promise<{ docId: string | null; path: string; sourcePath: string }> {
  const text = await readFile(file.absolutePath, 'utf8').catch(() => '')
  const valueOf = (field: string) => new RegExp(`^${field}:[ \\t]*["']?([^"'\\s]+)`, 'm').exec(text)?.[1]
  const [id, slug] = [valueOf('id'), valueOf('slug')]
  const sourcePath = sourcePathOf(file, { source })
  if (source === 'blog') {
    const name = slug ?? addressSegments(file.relativePath).at(-1) ?? ''
    return { docId: null, path: `/blog/${name}`, sourcePath }
  }
  const docId = addressSegments(file.relativePath, id).join('/')
  return { docId, path: `/docs${slug ?? `/${docId}`}`, sourcePath }
}
