import { Decompress } from 'fflate'

/** The most that data may unpack to, in bytes: a few hundred of them can stand for gigabytes. */
const MAX_UNPACKED = 20_000_000

/** Data is inflated in pieces of this many bytes, so that what is cut off can be read up to its end. */
const PIECE = 4096

/**
 * The text in gzip, zlib or raw deflate. Of data that is cut off or damaged, it returns what it could read, which may be
 * nothing.
 */
export function inflate(bytes: Uint8Array): string {
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  const stream = new Decompress((part) => {
    text += decoder.decode(part, { stream: true })
    size += part.length
  })
  try {
    // No piece is marked as the last one: fflate returns nothing of that piece when data is missing in it.
    for (let at = 0; at < bytes.length && size < MAX_UNPACKED; at += PIECE)
      stream.push(bytes.subarray(at, at + PIECE))
  } catch {
    // The rest is damaged.
  }
  return text + decoder.decode()
}

/**
 * Decompresses LZ-UTF8, the format of the package lzutf8: UTF-8 in which a repetition is written as its length and
 * distance. A first byte of a UTF-8 sequence that is followed by a byte below 128 starts one, since no text has that.
 *
 * Returns `null` when a repetition leads to before the start.
 */
export function lzutf8Bytes(input: Uint8Array): Uint8Array | null {
  const output: number[] = []
  for (let at = 0; at < input.length && output.length < MAX_UNPACKED; at += 1) {
    const byte = input[at] as number
    const next = input[at + 1]
    if (byte >> 6 !== 3 || next === undefined || next >> 7 === 1) {
      output.push(byte)
      continue
    }
    const isLong = byte >> 5 === 7
    const last = isLong ? input[at + 2] : next
    if (last === undefined) break
    const distance = isLong ? (next << 8) | last : next
    if (distance === 0 || distance > output.length) return null
    for (let left = byte & 31; left > 0; left -= 1) output.push(output.at(-distance) as number)
    at += isLong ? 2 : 1
  }
  return Uint8Array.from(output)
}
