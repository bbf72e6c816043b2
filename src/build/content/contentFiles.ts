import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { AuthorError } from '../errors'
import { isDocument } from './fileNames'

/** The path of a file, absolute and relative to the folder of its kind. */
export interface FilePath {
  absolutePath: string
  relativePath: string
}

/** Path from the repository's root of a file in `content/<source>`. */
export const sourcePathOf = ({ relativePath }: { relativePath: string }, kind: { source: string }): string =>
  `content/${kind.source}/${relativePath}`

/** The files of a kind below `root`, sorted by name: pages, and documents that an author may have meant as pages. */
export function filesOf({ source }: { source: string }, root: string): FilePath[] {
  const folder = path.join(root, 'content', source)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isDocument)
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort()
    .map((relativePath) => ({ relativePath, absolutePath: path.join(folder, relativePath) }))
}

/** Why a file cannot be read, by the code of the error. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'it is a link to a file that does not exist',
  EISDIR: 'it is a folder',
  EACCES: 'its permissions do not allow it',
}

/** Reads a file; throws an `AuthorError` with `sourcePath` when it is not UTF-8, or no file. */
export async function readContent(absolutePath: string, sourcePath: string): Promise<string> {
  const bytes = await readFile(absolutePath).catch((error: NodeJS.ErrnoException) => {
    throw new AuthorError(
      `${sourcePath} cannot be read: ${REASONS[error.code ?? ''] ?? error.message}.`,
      'Replace it with a file, or remove it.',
    )
  })
  try {
    // ASCII text in UTF-16 is valid UTF-8 with zero bytes.
    if (bytes.includes(0)) throw new TypeError('A zero byte')
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new AuthorError(`${sourcePath} is not UTF-8 text.`, 'Save it with the encoding UTF-8.')
  }
}
