import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CODE, fileDigest } from './fileDigest'

/** A cache of JSON values that outlives the process. It never throws: without it, builds only take longer. */
export interface DiskCache<Value> {
  read(key: string): Value | null
  write(key: string, value: Value): void
}

/**
 * The cache `name` in `node_modules/.cache` below `root`, which outlives Gatsby's `.cache`. `null` where one of `inputs`
 * cannot be read, so nothing is ever stale.
 *
 * `inputs` are the files and folders of code below the root that decide how values are computed. When one of them
 * changes, the cache starts empty, and the first write removes the old values.
 */
export function diskCache<Value>(
  root: string,
  name: string,
  inputs: readonly string[],
): DiskCache<Value> | null {
  const version = versionOf(root, inputs)
  if (version === null) return null
  const folder = path.join(root, 'node_modules/.cache', name)
  const fileOf = (key: string): string => path.join(folder, version, `${key}.json`)
  let isReady = false
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
        if (!isReady) startVersion(folder, version)
        isReady = true
        // Renamed when complete: another process (`npm run check` beside `develop`) must never read half a file.
        const temporary = `${fileOf(key)}.${randomUUID()}`
        writeFileSync(temporary, JSON.stringify(value))
        renameSync(temporary, fileOf(key))
      } catch {
        // A full or read-only disk costs time, not the build.
      }
    },
  }
}

export function cacheKey(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex')
}

/** A digest of the code at `inputs` below `root`, or `null` where one of them is missing. */
export function versionOf(root: string, inputs: readonly string[]): string | null {
  try {
    return fileDigest(root, inputs, CODE)
  } catch {
    return null
  }
}

/** Creates the folder of `version` and removes those of other versions. */
function startVersion(folder: string, version: string): void {
  mkdirSync(path.join(folder, version), { recursive: true })
  for (const other of readdirSync(folder).filter((name) => name !== version))
    rmSync(path.join(folder, other), { recursive: true, force: true })
}
