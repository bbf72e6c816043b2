import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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
        // Another process may read at the same time, so that a file appears only when it is whole.
        const draft = `${file}.${randomUUID()}`
        writeFileSync(draft, JSON.stringify(value))
        renameSync(draft, file)
      } catch {
        // A disk that is full or closed costs time, not the build.
      }
    },
  }
}

/** Removes everything in `folder` but `version`. */
function sweep(folder: string, version: string): void {
  const entries = existsSync(folder) ? readdirSync(folder) : []
  for (const entry of entries.filter((name) => name !== version))
    rmSync(path.join(folder, entry), { recursive: true, force: true })
}
