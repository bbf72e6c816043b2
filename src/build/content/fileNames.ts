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

/** The path of a page's file without its ending, which links and sidebars may name. */
export const withoutEnding = (relativePath: string): string => relativePath.replace(/\.mdx$/, '')

/**
 * The segments of an address for a file with this path: those of the path, in which a name with spaces or a capital in
 * front, such as `Getting Started`, becomes `getting-started`. Names such as `useEditor` stay. An `index` or `README`
 * stands for its folder. `id` replaces the name.
 */
export function addressSegments(relativePath: string, id?: string): string[] {
  const segments = withoutEnding(relativePath).split('/').map(segmentOf)
  if (id !== undefined) return [...segments.slice(0, -1), id]
  return segments.length > 1 && /^(?:index|readme)$/i.test(segments.at(-1) ?? '')
    ? segments.slice(0, -1)
    : segments
}

function segmentOf(written: string): string {
  // macOS writes ö as two characters, and links write it as one.
  const name = written.normalize('NFC')
  return /\s|^\p{Lu}/u.test(name) ? name.trim().toLowerCase().replaceAll(/\s+/g, '-') : name
}
