import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CODE, fileDigest } from './fileDigest'

/** A cache of JSON values that outlives the process. It never throws: if it fails, builds only take longer. */
export interface DiskCache<Value> {
  read(key: string): Value | null
  write(key: string, value: Value): void
}

/** How long to keep the values of other versions, in milliseconds. A process that runs other code may still use them. */
const MAX_AGE = 24 * 60 * 60 * 1000

/**
 * Opens the cache `name` in `node_modules/.cache` below `root`, which is not deleted with Gatsby's `.cache`. It stays empty
 * if one of `inputs` cannot be read, so that it never has stale values.
 *
 * `inputs` are the files and folders below the root that values depend on; in folders, only files that match `pattern`
 * count. When one of them changes, the cache starts empty, and the first write removes old values.
 */
export function diskCache<Value>(
  root: string,
  name: string,
  inputs: readonly string[],
  pattern = CODE,
): DiskCache<Value> {
  const version = versionOf(root, inputs, pattern)
  if (version === null) return { read: () => null, write: () => {} }
  const folder = path.join(root, 'node_modules/.cache', name)
  const fileOf = (key: string): string => path.join(folder, version, `${key}.json`)
  let isTidy = false
  return {
    read(key) {
      try {
        return JSON.parse(readFileSync(fileOf(key), 'utf8')) as Value
      } catch {
        return null
      }
    },
    write(key, value) {
      try {
        mkdirSync(path.join(folder, version), { recursive: true })
        if (!isTidy) removeOldVersions(folder, version)
        isTidy = true
        // Renamed once complete: another process (`npm run check` during `develop`) must never read half a file.
        const temporary = `${fileOf(key)}.${randomUUID()}`
        writeFileSync(temporary, JSON.stringify(value))
        renameSync(temporary, fileOf(key))
      } catch {
        // A full or read-only disk must not fail the build.
      }
    },
  }
}

/** The value for `key`. If it is not in the cache, `make` creates it, and it is stored. */
export async function cached<Value>(
  cache: DiskCache<Value>,
  key: string,
  make: () => Value | Promise<Value>,
): Promise<Value> {
  const known = cache.read(key)
  if (known !== null) return known
  const value = await make()
  cache.write(key, value)
  return value
}

export function cacheKey(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex')
}

/** A digest of the files at `inputs` below `root`, or `null` if one of them is missing. */
export function versionOf(root: string, inputs: readonly string[], pattern = CODE): string | null {
  try {
    return fileDigest(root, inputs, pattern)
  } catch {
    return null
  }
}

/** Removes other versions that were last written more than `MAX_AGE` ago. */
function removeOldVersions(folder: string, version: string): void {
  for (const other of readdirSync(folder).filter((name) => name !== version)) {
    const isOld = Date.now() - statSync(path.join(folder, other)).mtimeMs > MAX_AGE
    if (isOld) rmSync(path.join(folder, other), { recursive: true, force: true })
  }
}
