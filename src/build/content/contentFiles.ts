import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { z } from 'zod'
import { AuthorError } from '../errors'
import { readFrontMatter } from './frontMatter/readFrontMatter'
import type { ContentIssues } from './issues'

/** Where a file lies: absolutely, and below the folder of its kind. */
export interface FilePath {
  absolutePath: string
  relativePath: string
}

/** Path from the repository's root of a file below `content/<source>`. */
export const sourcePathOf = ({ relativePath }: { relativePath: string }, kind: { source: string }): string =>
  `content/${kind.source}/${relativePath}`

/** The MDX files of one folder below `content`, and what their front matter may say. */
interface ContentFolder {
  source: string
  schema: z.ZodType
}

/**
 * The files of a kind below `root` that an author may take for pages, sorted by name: MDX, and Markdown, which
 * `assertMdx` refuses.
 */
export function filesOf({ source }: { source: string }, root: string): FilePath[] {
  const folder = path.join(root, 'content', source)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:mdx|md|markdown)$/i.test(name))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort()
    .map((relativePath) => ({ relativePath, absolutePath: path.join(folder, relativePath) }))
}

/** Throws an `AuthorError` for a Markdown file that is no `.mdx`: nothing would read it, and its page be missing. */
export function assertMdx(sourcePath: string): void {
  const [, stem] = /^(.*)\.(?:md|markdown|mdx)$/i.exec(sourcePath) ?? []
  if (stem === undefined || sourcePath.endsWith('.mdx')) return
  throw new AuthorError(
    `${sourcePath} is not read: docs and posts are MDX files.`,
    `Rename it to ${stem}.mdx, or move it out of the folder.`,
  )
}

/** Reads a file as UTF-8; throws an `AuthorError` that names `sourcePath` when its bytes are not. */
export async function readContent(absolutePath: string, sourcePath: string): Promise<string> {
  const bytes = await readFile(absolutePath)
  try {
    // UTF-16 of ASCII letters is valid UTF-8 full of zeros.
    if (bytes.includes(0)) throw new TypeError('A zero byte')
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new AuthorError(`${sourcePath} is not UTF-8 text.`, 'Save it with the encoding UTF-8.')
  }
}

/**
 * Reads the front matter of every MDX file before gatsby-plugin-mdx does, which answers YAML that does not parse with an
 * error about its own code. Throws one `AuthorError` with all that is wrong.
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
