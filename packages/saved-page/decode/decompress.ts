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

/**
 * Decompresses LZ-UTF8, the format of the package lzutf8: UTF-8 in which a repetition is written as its length and
 * distance. A first byte of a UTF-8 sequence that is followed by a byte below 128 starts one, since no text has that.
 *
 * Returns `null` when a repetition leads to before the start.
 */
export function lzutf8Bytes(input: Uint8Array): Uint8Array | null {
  let output = new Uint8Array(Math.max(1024, input.length * 4))
  let size = 0
  const room = (more: number) => {
    if (size + more <= output.length) return
    const larger = new Uint8Array((size + more) * 2)
    larger.set(output.subarray(0, size))
    output = larger
  }
  for (let at = 0; at < input.length; at += 1) {
    const byte = input[at] as number
    const next = input[at + 1]
    if (byte >> 6 !== 3 || next === undefined || next >> 7 === 1) {
      room(1)
      output[size++] = byte
      continue
    }
    const isLong = byte >> 5 === 7
    const last = isLong ? input[at + 2] : next
    if (last === undefined) break
    const distance = isLong ? (next << 8) | last : next
    const length = byte & 31
    if (distance === 0 || distance > size) return null
    room(length)
    for (let copied = 0; copied < length; copied += 1) {
      output[size] = output[size - distance] as number
      size += 1
    }
    at += isLong ? 2 : 1
  }
  return output.slice(0, size)
}
