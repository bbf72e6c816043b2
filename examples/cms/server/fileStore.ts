import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { KEY, type Store } from './store'

/** Stores each record in a separate file in `folder`. Only one process at a time may use the folder. */
export function fileStore(folder: string): Store {
  /** The last change of each file. The next change waits for it. */
  const changes = new Map<string, Promise<void>>()

  function fileOf(kind: string, key: string) {
    if (!KEY.test(key)) throw new Error(`"${key}" cannot be the name of a file.`)
    return path.join(folder, kind, `${key}.json`)
  }

  async function readJson(file: string): Promise<unknown> {
    try {
      return JSON.parse(await readFile(file, 'utf8'))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      throw error
    }
  }

  async function changeFile(file: string, change: (before: unknown) => unknown) {
    const before = await readJson(file)
    const after = change(before)
    if (after === before) return
    if (after === undefined) return rm(file)
    await mkdir(path.dirname(file), { recursive: true })
    // Write to a new file first, so that a crash does not damage the old one.
    await writeFile(`${file}.new`, JSON.stringify(after))
    await rename(`${file}.new`, file)
  }

  return {
    read: (kind, key) => readJson(fileOf(kind, key)) as Promise<never>,
    async change(kind, key, change) {
      const file = fileOf(kind, key)
      const previous = changes.get(file) ?? Promise.resolve()
      const current = previous
        .catch(() => {})
        .then(() => changeFile(file, change as never))
      changes.set(file, current)
      await current
    },
    async keys(kind) {
      const files = await readdir(path.join(folder, kind)).catch(() => [])
      return files
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.slice(0, -5))
        .sort()
    },
  }
}
