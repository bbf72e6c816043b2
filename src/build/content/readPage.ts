import { readFile } from 'node:fs/promises'
import type { z } from 'zod'
import { AuthorError } from '../errors'
import { isMarkdownPath, markdownHead } from '../mdx'
import { addressSegments, withoutEnding } from './address'
import { type FilePath, filesOf, readContent, sourcePathOf } from './contentFiles'
import { checkFileName } from './fileNames'
import { readFrontMatter, type SplitFile, splitFrontMatter } from './frontMatter/readFrontMatter'
import type { ContentIssues } from './issues'

interface PageKind<Schema extends z.ZodType> {
  source: string
  schema: Schema
}

/**
 * Reads a page and validates its front matter. That of a `.md` file may lack the title and the description: they are then
 * its first heading and its first paragraph, or its name.
 *
 * Throws an `AuthorError` for a wrong name, encoding or front matter.
 */
export async function readPage<Schema extends z.ZodType>(
  file: FilePath,
  kind: PageKind<Schema>,
): Promise<SplitFile<z.output<Schema>>> {
  const path = sourcePathOf(file, kind)
  checkFileName(path)
  const text = await readContent(file.absolutePath, path)
  if (!isMarkdownPath(path)) return readFrontMatter(path, text, kind.schema)
  const { yaml, body, lineOffset } = splitFrontMatter(path, text) ?? { yaml: '', body: text, lineOffset: 0 }
  if (body.trim() === '' && yaml.trim() === '')
    throw new AuthorError(`${path} is empty.`, 'Write its text, or delete it.')
  const isComplete = /^title:/m.test(yaml) && /^description:/m.test(yaml)
  const head = isComplete ? null : await markdownHead(body, { path, lineOffset })
  const title = head?.title ?? titleFromName(file.relativePath)
  return readFrontMatter(path, text, kind.schema, { title, description: head?.description ?? title })
}

/** The name of a file as a title: `getting-started.md` is “Getting started”, `guides/README.md` is “Guides”. */
function titleFromName(relativePath: string): string {
  const names = withoutEnding(relativePath).split('/')
  const isIndex = names.length > 1 && /^(?:index|readme)$/i.test(names.at(-1) ?? '')
  const words = (names.at(isIndex ? -2 : -1) ?? '').replaceAll(/[-_\s]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/**
 * Checks the front matter of every page before gatsby-plugin-mdx does, whose error for invalid YAML points at its own code.
 * Errors are collected in `issues`.
 */
export async function checkFrontMatter(
  root: string,
  kinds: readonly PageKind<z.ZodType>[],
  issues: ContentIssues,
): Promise<void> {
  for (const kind of kinds) {
    for (const file of filesOf(kind, root))
      await issues.collect(sourcePathOf(file, kind), () => readPage(file, kind))
  }
}

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
