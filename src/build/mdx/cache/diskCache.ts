import { randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'

/** Where values that JSON can hold are kept between builds. Neither way ever throws: it only saves time. */
export interface DiskCache<Value> {
  read(key: string): Value | null
  write(key: string, value: Value): void
}

/**
 * A cache in `folder` for one `version` of what makes the values; what other versions left there is removed.
 *
 * It works at once: to wait for a small file costs a build more than to read it.
 */
export function diskCache<Value>(folder: string, version: string): DiskCache<Value> {
  const home = path.join(folder, version)
  const fileOf = (key: string): string => path.join(home, key.slice(0, 2), `${key}.json`)
  let isSwept = false
  return {
    read(key) {
      try {
        return JSON.parse(readFileSync(fileOf(key), 'utf8')) as Value
      } catch {
        return null
      }
    },
    write(key, value) {
      const file = fileOf(key)
      try {
        if (!isSwept) sweep(folder, version)
        isSwept = true
        mkdirSync(path.dirname(file), { recursive: true })
        replaceFile(file, [JSON.stringify(value)])
      } catch {
        // A disk that is full or closed costs time, not the build.
      }
    },
  }
}

/** Writes the parts of a file; another process may read at the same time, so that it appears only when it is whole. */
export function replaceFile(file: string, parts: readonly (string | Buffer)[]): void {
  const draft = `${file}.${randomUUID()}`
  const open = openSync(draft, 'w')
  for (const part of parts) writeFileSync(open, part)
  closeSync(open)
  renameSync(draft, file)
}

/** Removes everything in `folder` but `version`. */
export function sweep(folder: string, version: string): void {
  const entries = existsSync(folder) ? readdirSync(folder) : []
  for (const entry of entries.filter((name) => name !== version))
    rmSync(path.join(folder, entry), { recursive: true, force: true })
}
