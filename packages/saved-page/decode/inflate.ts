import { Decompress } from 'fflate'

/** The most that data may inflate to, in bytes: a few hundred of them can stand for gigabytes. */
const MAX_INFLATED = 20_000_000

/** Data is inflated in pieces of this many bytes, so that what is cut off can be read up to its end. */
const PIECE = 4096

/**
 * Inflates gzip, zlib or raw deflate. Of data that is cut off or damaged, it returns what it could read. Throws when that
 * is nothing.
 */
export function inflate(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = []
  let size = 0
  const stream = new Decompress((part) => {
    parts.push(part)
    size += part.length
  })
  try {
    // No piece is marked as the last one: fflate returns nothing of that piece when data is missing in it.
    for (let at = 0; at < bytes.length && size < MAX_INFLATED; at += PIECE)
      stream.push(bytes.subarray(at, at + PIECE))
  } catch (error) {
    if (size === 0) throw error
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
