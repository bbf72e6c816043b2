import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { z } from 'zod'
import { AuthorError } from '../errors'
import { readFrontMatter } from './frontMatter/readFrontMatter'
import type { ContentIssues } from './issues'

/** The path of a file, absolute and relative to the folder of its kind. */
export interface FilePath {
  absolutePath: string
  relativePath: string
}

/** Path from the repository's root of a file in `content/<source>`. */
export const sourcePathOf = ({ relativePath }: { relativePath: string }, kind: { source: string }): string =>
  `content/${kind.source}/${relativePath}`

interface ContentFolder {
  source: string
  schema: z.ZodType
}

/**
 * The files of a kind below `root`, sorted by name: MDX, and Markdown, which an author may have meant as a page and
 * `assertMdx` rejects.
 */
export function filesOf({ source }: { source: string }, root: string): FilePath[] {
  const folder = path.join(root, 'content', source)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:mdx|md|markdown)$/i.test(name))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort()
    .map((relativePath) => ({ relativePath, absolutePath: path.join(folder, relativePath) }))
}

/** Throws an `AuthorError` for a Markdown file that is not `.mdx`, because its page would be missing. */
export function assertMdx(sourcePath: string): void {
  const [, stem] = /^(.*)\.(?:md|markdown|mdx)$/i.exec(sourcePath) ?? []
  if (stem === undefined || sourcePath.endsWith('.mdx')) return
  throw new AuthorError(
    `${sourcePath} is not read: docs and posts are MDX files.`,
    `Rename it to ${stem}.mdx, or move it out of the folder.`,
  )
}

/** Reads a file; throws an `AuthorError` with `sourcePath` when it is not UTF-8. */
export async function readContent(absolutePath: string, sourcePath: string): Promise<string> {
  const bytes = await readFile(absolutePath)
  try {
    // ASCII text in UTF-16 is valid UTF-8 with zero bytes.
    if (bytes.includes(0)) throw new TypeError('A zero byte')
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new AuthorError(`${sourcePath} is not UTF-8 text.`, 'Save it with the encoding UTF-8.')
  }
}

/**
 * Checks the front matter of every MDX file before gatsby-plugin-mdx does, whose error for invalid YAML points at its own
 * code. Throws one `AuthorError` with all issues.
 */
export async function checkFrontMatter(
  root: string,
  folders: readonly ContentFolder[],
  issues: ContentIssues,
): Promise<void> {
  for (const folder of folders) {
    for (const file of filesOf(folder, root)) {
      const sourcePath = sourcePathOf(file, folder)
      await issues.collect(sourcePath, async () => {
        assertMdx(sourcePath)
        readFrontMatter(sourcePath, await readContent(file.absolutePath, sourcePath), folder.schema)
      })
    }
  }
  issues.raise()
}
