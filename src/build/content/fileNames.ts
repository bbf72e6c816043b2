import path from 'node:path'
import { AuthorError } from '../errors'

/** Whether a file in a folder of pages is a page, or was meant to be one. */
export const isDocument = (name: string): boolean => /\.(?:mdx?|markdown)$/i.test(name)

/** Throws an `AuthorError` for a document that would have no page: its ending is another, or it has no name. */
export function checkFileName(sourcePath: string): void {
  if (!isDocument(sourcePath)) return
  const { dir, base, name, ext } = path.posix.parse(sourcePath)
  if (base.startsWith('.')) {
    throw new AuthorError(
      `${sourcePath} is not read: ${ext === '' ? 'it has no name, only an extension' : 'its name begins with a dot'}.`,
      `Rename it, for example to ${dir}/resizing.mdx, or move it out of the folder.`,
    )
  }
  if (ext === '.mdx') return
  throw new AuthorError(
    `${sourcePath} is not read: docs and posts are .mdx files.`,
    `Rename it to ${dir}/${name}.mdx, or move it out of the folder.`,
  )
}
