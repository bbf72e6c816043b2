import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Matches modules that a build runs, but not their tests. */
export const CODE = /(?<!\.test)\.m?tsx?$/

/** The sorted paths of all files below `folder`, with forward slashes; empty if the folder does not exist. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort()
}

/** `entry` itself if it is a file; otherwise the files anywhere below it that match `pattern`. */
function filesIn(entry: string, pattern: RegExp): string[] {
  if (statSync(entry).isFile()) return [entry]
  return filesBelow(entry).flatMap((file) => (pattern.test(file) ? path.join(entry, file) : []))
}

/**
 * A digest of the names and contents of the files at `entries`, which are files or folders below `root`. In folders, only
 * files that match `pattern` count. Throws if an entry does not exist.
 */
export function fileDigest(root: string, entries: readonly string[], pattern = /./): string {
  const hash = createHash('sha256')
  for (const file of entries.flatMap((entry) => filesIn(path.join(root, entry), pattern)))
    hash
      .update(`${path.relative(root, file).replaceAll(path.sep, '/')}\0`)
      .update(readFileSync(file))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}

/** The digests of `files`, by path below `root`. */
export const digestsOf = (files: readonly string[], root: string): Record<string, string> =>
  Object.fromEntries(files.map((file) => [file, fileDigest(root, [file])]))
