import { readFile } from 'node:fs/promises'
import type { z } from 'zod'
import { checkFileName, type FilePath, filesOf, readContent, sourcePathOf } from './contentFiles'
import type { ContentKind, PageFields } from './contentNode'
import type { BuildContext } from './context'
import { readFrontMatter, type SplitFile } from './frontMatter/readFrontMatter'

/** Reads a page and validates its front matter. Throws an `AuthorError` for a wrong name, encoding or front matter. */
export async function readPageFile<Schema extends z.ZodType>(
  file: FilePath,
  kind: Pick<ContentKind<Schema, unknown>, 'source' | 'schema'>,
): Promise<SplitFile<z.output<Schema>>> {
  const path = sourcePathOf(file, kind)
  checkFileName(path)
  return readFrontMatter(path, await readContent(file.absolutePath, path), kind.schema)
}

const lineCount = (text: string): number => text.split('\n').length

/** Reads and validates a page. Records whether this build leaves it out. Records and returns its number of lines. */
async function checkPage(
  file: FilePath,
  kind: ContentKind<z.ZodType, PageFields>,
  { isDevelop, lines, drafts }: Pick<BuildContext, 'isDevelop' | 'lines' | 'drafts'>,
): Promise<number> {
  const { frontMatter, body, lineOffset } = await readPageFile(file, kind)
  const count = lineOffset + lineCount(body)
  lines.set(sourcePathOf(file, kind), count)
  const { draft, docId, path } = kind.fieldsOf(file.relativePath, frontMatter)
  if (draft && docId !== undefined && !isDevelop) drafts.push({ docId, path })
  return count
}

/**
 * Checks the front matter of every page before Gatsby sources files. gatsby-plugin-mdx would end the build at the first
 * invalid YAML, with a message that does not name the file. Errors are collected in `context.issues`.
 */
export async function checkFrontMatter(
  context: Pick<BuildContext, 'root' | 'isDevelop' | 'issues' | 'lines' | 'drafts'>,
  kinds: readonly ContentKind<z.ZodType, PageFields>[],
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
 * The page of an `Mdx` node. Its file is read only if it may have changed since `checkFrontMatter`, or if the plugin's
 * YAML parser and ours disagree. Throws an `AuthorError` for an error in it.
 */
export async function parsedPage<Schema extends z.ZodType, Fields extends PageFields>(
  { body, frontmatter }: MdxNode,
  file: FilePath,
  kind: ContentKind<Schema, Fields>,
  context: Pick<BuildContext, 'isDevelop' | 'isServing' | 'lines' | 'drafts'>,
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

/** A date as the author wrote it. The plugin has parsed it as midnight UTC. */
const withoutTime = (value: unknown): unknown =>
  value instanceof Date ? value.toISOString().replace('T00:00:00.000Z', '') : value

/** The future address of a page whose file has a mistake, guessed from its text. `docId` is `null` for a post. */
export async function unreadPage(
  file: FilePath,
  kind: Pick<ContentKind<z.ZodType, PageFields>, 'fieldsOf'>,
): Promise<{ docId: string | null; path: string; sourcePath: string }> {
  const text = await readFile(file.absolutePath, 'utf8').catch(() => '')
  const valueOf = (field: string) => new RegExp(`^${field}:[ \\t]*["']?([^"'\\s]+)`, 'm').exec(text)?.[1]
  const written = { id: valueOf('id'), slug: valueOf('slug') }
  const { docId = null, path, sourcePath } = kind.fieldsOf(file.relativePath, written)
  return { docId, path, sourcePath }
}
