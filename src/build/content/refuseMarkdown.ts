import { AuthorError } from '../errors/fail'

/** Throws an `AuthorError` for a Markdown file that is no `.mdx`: nothing would read it, and its page be missing. */
export function refuseMarkdown(sourcePath: string): void {
  const [, stem] = /^(.*)\.(?:md|markdown|mdx)$/i.exec(sourcePath) ?? []
  if (stem === undefined || sourcePath.endsWith('.mdx')) return
  throw new AuthorError(
    `${sourcePath} is not read: docs and posts are MDX files.`,
    `Rename it to ${stem}.mdx, or move it out of the folder.`,
  )
}
