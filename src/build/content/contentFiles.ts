import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { AuthorError } from '../errors'
import { filesBelow } from '../mdx'

/** The path of a file, absolute and relative to the folder of its kind. */
export interface FilePath {
  absolutePath: string
  relativePath: string
}

/** Path from the repository's root of a file in `content/<source>`. */
export const sourcePathOf = ({ relativePath }: { relativePath: string }, kind: { source: string }): string =>
  `content/${kind.source}/${relativePath}`

/** The files of a kind below `root`: pages, and documents that an author may have meant as pages. */
export function filesOf({ source }: { source: string }, root: string): FilePath[] {
  const folder = path.join(root, 'content', source)
  return filesBelow(folder)
    .filter(isDocument)
    .map((relativePath) => ({ relativePath, absolutePath: path.join(folder, relativePath) }))
}

/** Reads a file. Throws an `AuthorError` that names `sourcePath` if it cannot be read or is not UTF-8. */
export async function readContent(absolutePath: string, sourcePath: string): Promise<string> {
  const bytes = await readFile(absolutePath).catch((error: Error) => {
    throw new AuthorError(
      `${sourcePath} cannot be read: ${error.message}.`,
      'Replace it with a file, or remove it.',
    )
  })
  try {
    // ASCII text in UTF-16 is valid UTF-8 with zero bytes.
    if (bytes.includes(0)) throw new TypeError('A zero byte')
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new AuthorError(`${sourcePath} is not UTF-8 text.`, 'Save it as UTF-8.')
  }
}

/** Whether a file in a folder of pages is a page, or was meant to be one. */
const isDocument = (name: string): boolean => /\.(?:mdx?|markdown)$/i.test(name)

/** Throws an `AuthorError` for a document that would not become a page because of its name or extension. */
export function checkFileName(sourcePath: string): void {
  if (!isDocument(sourcePath)) return
  const { dir, base, name, ext } = path.posix.parse(sourcePath)
  if (base.startsWith('.')) {
    throw new AuthorError(
      `${sourcePath} is ignored: ${ext === '' ? 'it has an extension but no name' : 'its name begins with a dot'}.`,
      `Rename it, for example to ${dir}/resizing.mdx, or move it out of the folder.`,
    )
  }
  if (ext === '.mdx') return
  throw new AuthorError(
    `${sourcePath} is ignored: docs and posts are .mdx files.`,
    `Rename it to ${dir}/${name}.mdx, or move it out of the folder.`,
  )
}

/**
 * The address segments for a file with this path. A name that has spaces or begins with a capital letter, such as
 * `Getting Started`, becomes `getting-started`. Names such as `useEditor` stay unchanged. An `index` or `README` gets the
 * address of its folder. `id` replaces the file name.
 */
export function addressSegments(relativePath: string, id?: string): string[] {
  const segments = relativePath
    .replace(/\.mdx$/, '')
    .split('/')
    .map(segmentOf)
  if (id !== undefined) return [...segments.slice(0, -1), id]
  return segments.length > 1 && /^(?:index|readme)$/i.test(segments.at(-1) ?? '')
    ? segments.slice(0, -1)
    : segments
}

function segmentOf(segment: string): string {
  // In file names, macOS may write ö as two characters, while links have one.
  const name = segment.normalize('NFC')
  return /\s|^\p{Lu}/u.test(name) ? name.trim().toLowerCase().replaceAll(/\s+/g, '-') : name
}
