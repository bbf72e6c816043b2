import { readdirSync, rmSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inTurn } from './inTurn'
import { lockFolder } from './lockFolder'
import { KEY, type Store } from './store'

/** The content of a file, or `isDamaged` if it is not a record, for example after a power cut. */
type Content = { record?: unknown; isDamaged?: boolean }

/** Stores each record in a separate file in `folder`. Throws if another process uses the folder. */
export function fileStore(folder: string): Store {
  lockFolder(folder)
  removeUnfinished(folder)
  const reported = new Set<string>()

  function fileOf(kind: string, key: string) {
    if (!KEY.test(key)) throw new Error(`"${key}" cannot be the name of a file.`)
    return path.join(folder, kind, `${key}.json`)
  }

  async function contentOf(file: string): Promise<Content> {
    try {
      const record: unknown = JSON.parse(await readFile(file, 'utf8'))
      if (typeof record === 'object' && record !== null) return { record }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
      if (!(error instanceof SyntaxError)) throw error
    }
    if (!reported.has(file))
      console.error(`${file} is damaged. Replace it with a backup, or save it again.`)
    reported.add(file)
    return { isDamaged: true }
  }

  async function changeFile(file: string, change: (before: unknown) => unknown) {
    const { record, isDamaged } = await contentOf(file)
    const after = change(record)
    if (after === record && !isDamaged) return
    // Perhaps a part of it can be restored by hand.
    if (isDamaged) await rename(file, `${file}.damaged`)
    else if (after === undefined) await rm(file)
    if (after === undefined) return
    await mkdir(path.dirname(file), { recursive: true })
    // Write to a new file first, so that a crash or a full disk does not damage the old one.
    try {
      await writeFile(`${file}.new`, JSON.stringify(after), { flush: true })
      await rename(`${file}.new`, file)
    } catch (error) {
      await rm(`${file}.new`, { force: true })
      throw error
    }
  }

  return {
    // A damaged record is like a missing one, so that users can work with the others and save it again.
    read: async (kind, key) => (await contentOf(fileOf(kind, key))).record as never,
    async change(kind, key, change) {
      const file = fileOf(kind, key)
      await inTurn(file, () => changeFile(file, change as never))
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

/** Deletes the files that a killed process has not finished. */
function removeUnfinished(folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (entry.endsWith('.json.new')) rmSync(path.join(folder, entry))
}
