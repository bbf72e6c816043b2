/** Text, and the way back to the bytes that it was read from. */
export interface DecodedFile {
  /** The text, with its byte order mark. */
  text: string
  bytesOf: (text: string) => Uint8Array
}

const utf16 = (isBig: boolean) => (text: string) => {
  const bytes = new Uint8Array(text.length * 2)
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    bytes[2 * at + (isBig ? 0 : 1)] = unit >> 8
    bytes[2 * at + (isBig ? 1 : 0)] = unit & 255
  }
  return bytes
}

/** The position of the first byte that is not UTF-8. */
function invalidAt(bytes: Uint8Array): number {
  let [low, high] = [0, bytes.length]
  // The longest start that is valid, apart from a character that it cuts off.
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, middle), { stream: true })
      low = middle
    } catch {
      high = middle - 1
    }
  }
  return low
}

/** Reads UTF-8, or UTF-16 according to its byte order mark. Throws an error that names the first byte that is neither. */
export function textOfFile(bytes: Uint8Array): DecodedFile {
  const isBig = bytes[0] === 0xfe && bytes[1] === 0xff
  if (isBig || (bytes[0] === 0xff && bytes[1] === 0xfe)) {
    if (bytes.length % 2 === 1)
      throw new Error(`This is UTF-16, but its last character is cut off at byte ${bytes.length}.`)
    const label = isBig ? 'utf-16be' : 'utf-16le'
    return { text: new TextDecoder(label, { ignoreBOM: true }).decode(bytes), bytesOf: utf16(isBig) }
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return { text, bytesOf: (changed) => new TextEncoder().encode(changed) }
  } catch {
    throw new Error(`Byte ${invalidAt(bytes) + 1} is not UTF-8. Save the file as UTF-8 first.`)
  }
}
