import { Decompress } from 'fflate'

/** Maximum size of decompressed data, in bytes: a few hundred bytes can expand to gigabytes. */
const MAX_UNPACKED_BYTES = 20_000_000

/** Data is decompressed in chunks of this many bytes, so that truncated data can be read up to where it ends. */
const CHUNK_BYTES = 4096

/**
 * Decompresses gzip, zlib or raw deflate to text. If the data is truncated or damaged, returns the part that could be
 * read, which may be empty.
 */
export function inflate(bytes: Uint8Array): string {
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  const stream = new Decompress((part) => {
    text += decoder.decode(part, { stream: true })
    size += part.length
  })
  try {
    // No chunk is marked as the last one, because fflate returns nothing from an incomplete last chunk.
    for (let at = 0; at < bytes.length && size < MAX_UNPACKED_BYTES; at += CHUNK_BYTES)
      stream.push(bytes.subarray(at, at + CHUNK_BYTES))
  } catch {
    // The rest is damaged.
  }
  return text + decoder.decode()
}

/**
 * Decompresses LZ-UTF8, the format of the package lzutf8: UTF-8 in which repetitions are encoded as a length and a
 * distance. A repetition starts with the lead byte of a UTF-8 sequence and a byte below 128, which is invalid in UTF-8.
 *
 * Returns `null` if a repetition refers to bytes before the start.
 */
export function lzutf8Bytes(input: Uint8Array): Uint8Array | null {
  const output: number[] = []
  for (let at = 0; at < input.length && output.length < MAX_UNPACKED_BYTES; at += 1) {
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
    for (let remaining = byte & 31; remaining > 0; remaining -= 1) output.push(output.at(-distance) as number)
    at += isLong ? 2 : 1
  }
  return Uint8Array.from(output)
}

/** The digits of base64. Addresses have `-` instead of `/`, and a space where a form had a plus sign. */
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/**
 * Decompresses lz-string, with limits that the package lacks (docs/decisions/0038-lz-string.md). Each character holds 6
 * bits (base64), 15 (UTF-16) or 16. Returns `null` if the text is damaged or cut off.
 */
export function lzStringText(input: string, bits: number): string | null {
  const characters = bits === 6 ? input.replaceAll('-', '/').replaceAll(' ', '+') : input
  const valueAt = (index: number) =>
    bits === 6 ? DIGITS.indexOf(characters.charAt(index)) : input.charCodeAt(index) - (bits === 15 ? 32 : 0)
  let [at, value, bitsLeft] = [0, 0, 0]
  const read = (count: number) => {
    let code = 0
    for (let bit = 0; bit < count; bit += 1) {
      if (bitsLeft === 0) [value, bitsLeft, at] = [valueAt(at), bits, at + 1]
      bitsLeft -= 1
      code |= ((value >> bitsLeft) & 1) << bit
    }
    return code
  }
  // The first three codes announce a character of 8 bits, one of 16 bits, and the end.
  const dictionary = ['', '', '']
  let [text, last] = ['', '']
  while (at <= characters.length && text.length < MAX_UNPACKED_BYTES) {
    let code = read(32 - Math.clz32(dictionary.length))
    if (code === 2) return text
    if (code < 2) code = dictionary.push(String.fromCharCode(read(8 << code))) - 1
    const entry = dictionary[code] ?? (code === dictionary.length ? last + last.charAt(0) : '')
    if (entry === '') return null
    text += entry
    if (last !== '') dictionary.push(last + entry.charAt(0))
    last = entry
  }
  return null
}
