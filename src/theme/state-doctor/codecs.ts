import { Decompress } from 'fflate'
import { jsonrepair } from 'jsonrepair'
import * as lzString from 'lz-string'
import type { Codecs } from '../../model/saved-page'

/** The most that data may inflate to, in bytes: a few hundred of them can stand for gigabytes. */
const MAX_INFLATED = 64_000_000

/** Data is inflated in pieces of this many bytes, so that what is cut off can be read up to its end. */
const PIECE = 4096

/** Inflates gzip, zlib or raw deflate. What follows an error is left out, unless nothing came before it. */
function inflate(bytes: Uint8Array): Uint8Array {
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

/** What decoding needs, from fflate, lz-string and jsonrepair. */
export const codecs: Codecs = {
  inflate,
  lzString: {
    base64: lzString.decompressFromBase64,
    uri: lzString.decompressFromEncodedURIComponent,
    utf16: lzString.decompressFromUTF16,
    raw: lzString.decompress,
  },
  mend: jsonrepair,
}
