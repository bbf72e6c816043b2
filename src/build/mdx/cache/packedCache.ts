import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { replaceFile, sweep, type DiskCache } from './diskCache'

/** A cache that is one file. */
export interface PackedCache<Value> extends DiskCache<Value> {
  /** Writes what was asked for and what was written since the cache was made; anything else is forgotten. */
  save(): void
}

const NEWLINE = 10

/** Where the value of each key stands in `bytes`, which hold a key and a value on each line. */
function placesIn(bytes: Buffer): Map<string, readonly [start: number, end: number]> {
  const places = new Map<string, readonly [number, number]>()
  for (let start = 0, end = 0; start < bytes.length; start = end + 1) {
    end = bytes.indexOf(NEWLINE, start)
    const space = bytes.indexOf(' ', start)
    if (end === -1 || space === -1 || space > end) break
    places.set(bytes.toString('latin1', start, space), [space + 1, end])
  }
  return places
}

function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    return Buffer.alloc(0)
  }
}

/**
 * A cache in `folder` for one `version` of what makes the values, like `diskCache`, for values that every build asks for
 * and that are made in less time than a file takes to write. Keys hold no white space.
 */
export function packedCache<Value>(folder: string, version: string): PackedCache<Value> {
  const file = path.join(folder, version)
  const bytes = bytesOf(file)
  const places = placesIn(bytes)
  const used = new Map<string, Buffer>()
  let isNew = false
  const use = (key: string, value: Buffer) => used.set(key, value)
  return {
    read(key) {
      const place = places.get(key)
      if (place === undefined) return null
      const value = bytes.subarray(...place)
      try {
        const read = JSON.parse(value.toString()) as Value
        use(key, value)
        return read
      } catch {
        return null
      }
    },
    write(key, value) {
      isNew = true
      use(key, Buffer.from(JSON.stringify(value)))
    },
    save() {
      if (!isNew && used.size === places.size) return
      try {
        mkdirSync(folder, { recursive: true })
        sweep(folder, version)
        replaceFile(
          file,
          [...used].flatMap(([key, value]) => [Buffer.from(`${key} `), value, Buffer.from('\n')]),
        )
      } catch {
        // A disk that is full or closed costs time, not the build.
      }
    },
  }
}
