import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Where values that JSON can hold are kept between builds. Neither way ever throws: it only saves time. */
export interface DiskCache<Value> {
  read(key: string): Promise<Value | null>
  write(key: string, value: Value): Promise<void>
}

/** A cache in `folder` for one `version` of what makes the values; what other versions left there is removed. */
export function diskCache<Value>(folder: string, version: string): DiskCache<Value> {
  const home = path.join(folder, version)
  const fileOf = (key: string): string => path.join(home, key.slice(0, 2), `${key}.json`)
  let swept: Promise<void> | null = null
  return {
    async read(key) {
      try {
        return JSON.parse(await readFile(fileOf(key), 'utf8')) as Value
      } catch {
        return null
      }
    },
    async write(key, value) {
      const file = fileOf(key)
      try {
        await (swept ??= sweep(folder, version))
        await mkdir(path.dirname(file), { recursive: true })
        // Another process may read at the same time, so that a file appears only when it is whole.
        const draft = `${file}.${randomUUID()}`
        await writeFile(draft, JSON.stringify(value))
        await rename(draft, file)
      } catch {
        // A disk that is full or closed costs time, not the build.
      }
    },
  }
}

/** Removes everything in `folder` but `version`. */
async function sweep(folder: string, version: string): Promise<void> {
  const entries = await readdir(folder).catch((): string[] => [])
  const others = entries.filter((entry) => entry !== version)
  await Promise.all(others.map((entry) => rm(path.join(folder, entry), { recursive: true, force: true })))
}
