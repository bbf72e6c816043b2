import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** All files under `entry`, or itself when it is a file, in an order that never changes. */
function filesIn(entry: string): string[] {
  if (statSync(entry).isFile()) return [entry]
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile())
    .map((found) => path.join(found.parentPath, found.name))
    .sort()
}

/** A digest of `words` and of the names and contents of all files at `entries` (files or folders, relative to `root`). */
export function digestOf(root: string, entries: readonly string[], words: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(words))
  for (const file of entries.flatMap((entry) => filesIn(path.join(root, entry)))) {
    hash.update(`\0${path.relative(root, file).replaceAll(path.sep, '/')}\0`).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}
