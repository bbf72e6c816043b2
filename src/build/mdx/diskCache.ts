import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** JSON values of earlier runs, by digests of what they are made of. It saves time alone, and never throws. */
export interface DiskCache<Value> {
  read(key: string): Value | null
  write(key: string, value: Value): void
}

/**
 * The cache `name` below `root`, in `node_modules/.cache`, which outlives Gatsby's `.cache`. `null` where one of
 * `inputs` cannot be read, so that nothing is ever stale.
 *
 * `inputs` are the files, and the folders of modules, that decide how values are made, from the root. When one of them
 * changes, the cache starts empty; the first write removes what was there before.
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
        // A second process (`npm run check` beside `develop`) must never read half a file.
        const draft = `${fileOf(key)}.${randomUUID()}`
        writeFileSync(draft, JSON.stringify(value))
        renameSync(draft, fileOf(key))
      } catch {
        // A full or read-only disk costs time, not the build.
      }
    },
  }
}

/** A key for what is made of `parts`. */
export function cacheKey(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex')
}

/**
 * A digest of all `inputs` below `root`, or `null` where one of them is missing.
 *
 * It reads the files rather than the running code, because Gatsby bundles that.
 */
export function versionOf(root: string, inputs: readonly string[]): string | null {
  try {
    const digest = createHash('sha256')
    for (const file of inputs.flatMap((input) => filesIn(path.join(root, input)))) {
      digest
        .update(`${path.relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0')
    }
    return digest.digest('hex').slice(0, 16)
  } catch {
    return null
  }
}

/** The file itself, or all modules in a folder and below it, in a fixed order; tests do not count. */
function filesIn(place: string): string[] {
  if (statSync(place).isFile()) return [place]
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .sort()
    .map((name) => path.join(place, name))
}

/** Makes the folder of `version` and removes those of all others. */
function startVersion(folder: string, version: string): void {
  mkdirSync(path.join(folder, version), { recursive: true })
  for (const other of readdirSync(folder).filter((name) => name !== version))
    rmSync(path.join(folder, other), { recursive: true, force: true })
}
