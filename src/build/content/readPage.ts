import { readFile } from 'node:fs/promises'
import type { z } from 'zod'
import { addressSegments } from './address'
import { type FilePath, filesOf, readContent, sourcePathOf } from './contentFiles'
import { checkFileName } from './fileNames'
import { readFrontMatter, type SplitFile } from './frontMatter/readFrontMatter'
import type { ContentIssues } from './issues'

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
