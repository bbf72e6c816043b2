import { strToU8, zipSync } from 'fflate'

/** A ZIP with `files`, by path, in one folder. Its bytes do not depend on the time or the time zone. */
export function zip(folder: string, files: Readonly<Record<string, string>>): Uint8Array {
  const entries = Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1))
  return zipSync(Object.fromEntries(entries.map(([file, text]) => [`${folder}/${file}`, strToU8(text)])), {
    mtime: new Date(1980, 0, 1),
  })
}
