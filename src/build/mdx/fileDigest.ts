import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Modules that a build runs, without their tests. */
export const CODE = /(?<!\.test)\.m?tsx?$/

/** The file itself, or the files in a folder and below it that match `pattern`, in a fixed order. */
function filesIn(entry: string, pattern: RegExp): string[] {
  if (statSync(entry).isFile()) return [entry]
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && pattern.test(found.name))
    .map((found) => path.join(found.parentPath, found.name))
    .sort()
}

/**
 * A digest of the names and contents of all files at `entries`, files or folders below `root`; in folders, only files
 * that match `pattern` count. Throws when an entry does not exist.
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

/** A digest of each of `files`, by its path below `root`. */
export const digestsOf = (files: readonly string[], root: string): Record<string, string> =>
  Object.fromEntries(files.map((file) => [file, fileDigest(root, [file])]))
