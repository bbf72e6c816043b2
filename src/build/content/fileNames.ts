import path from 'node:path'
import { AuthorError } from '../errors'

/** Endings of documents that are no pages here, or that are pages under another ending. */
const DOCUMENTS =
  /\.(?:mdx?|markdown|mdown|mkdn?|mdwn|mdtxt|mdtext|rmd|qmd|mdoc|txt|text|rst|adoc|asciidoc|html?|docx?|rtf|odt|ipynb)$/i

/** Whether a file in a folder of pages is a page, or was meant to be one. */
export const isDocument = (name: string): boolean => DOCUMENTS.test(name)

/** Throws an `AuthorError` for a document that would have no page: its ending is another, or it has no name. */
export function checkFileName(sourcePath: string): void {
  if (!isDocument(sourcePath)) return
  const { dir, base, ext } = path.posix.parse(sourcePath)
  if (base.startsWith('.')) {
    throw new AuthorError(
      `${sourcePath} is not read: ${ext === '' ? 'it has no name, only an extension' : 'its name begins with a dot'}.`,
      `Rename it, for example to ${dir}/resizing.mdx, or move it out of the folder.`,
    )
  }
  if (ext === '.mdx' || ext === '.md') return
  const stem = sourcePath.slice(0, -ext.length)
  const isMarkdown = /^\.m(?!doc)/i.test(ext)
  throw new AuthorError(
    `${sourcePath} is not read: docs and posts are .mdx or .md files.`,
    isMarkdown
      ? `Rename it to ${stem}.${/x$/i.test(ext) ? 'mdx' : 'md'}, or move it out of the folder.`
      : `Write it as Markdown in ${stem}.md, or move it to static/ if readers should download it.`,
  )
}
