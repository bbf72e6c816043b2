const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/

/** The bytes of base64 or base64url, with or without padding and white space; `null` when it is neither. */
export function base64Bytes(text: string): Uint8Array | null {
  const data = text.trim().replace(/^data:[^,]*;base64,/, '')
  // In an address, a plus sign is read as a space.
  const compact =
    / /.test(data) && !/[\n\r+]/.test(data) ? data.replaceAll(' ', '+') : data.replace(/\s+/g, '')
  if (compact.length < 8 || !BASE64.test(compact)) return null
  const plain = compact.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/')
  // Four characters are three bytes: a single one at the end, as in text that is cut off, is none.
  const whole = plain.length % 4 === 1 ? plain.slice(0, -1) : plain
  return Uint8Array.from(atob(whole), (character) => character.charCodeAt(0))
}

/** Base64 of bytes. */
export function toBase64(bytes: Uint8Array): string {
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/**
 * The bytes of hexadecimal digits, as databases and debuggers print them: `7b22`, `0x7b22`, `\x7b22`, `7b 22`; `null` when
 * it is something else. Half a byte at the end, as in text that is cut off, is none.
 */
export function hexBytes(text: string): Uint8Array | null {
  const spaced = /^[\da-f]{2}\s/i.test(text) ? text.replace(/\s+/g, '') : text
  const digits = spaced.replace(/^(?:\\x|0x)/i, '')
  // A class that is negated needs no stack, while a repeated one overflows it in a text of megabytes.
  if (digits.length < 16 || /[^\da-f]/i.test(digits)) return null
  return Uint8Array.from({ length: digits.length >> 1 }, (_, at) =>
    Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16),
  )
}

/** The bytes of numbers with commas, as `String(bytes)` writes them; `null` when it is something else. */
export function commaBytes(text: string): Uint8Array | null {
  return !text.includes(',') || /[^\d,\s]/.test(text)
    ? null
    : listedBytes(text.replace(/,$/, '').split(',').map(Number))
}

/** The bytes of a text with one character for each byte; `null` when it has none but ASCII, or others. */
export function binaryBytes(text: string): Uint8Array | null {
  return /^[\x00-\xff]+$/.test(text) && /[\x80-\xff]/.test(text)
    ? Uint8Array.from(text, (character) => character.charCodeAt(0))
    : null
}

const isBytes = (values: readonly unknown[]): values is number[] =>
  values.length >= 8 &&
  values.every((each) => Number.isInteger(each) && (each as number) >= 0 && (each as number) < 256)

/** The bytes that a value of JSON lists: an array, a `Uint8Array` as JSON writes it, or a `Buffer` of Node.js. */
export function listedBytes(value: unknown): Uint8Array | null {
  if (typeof value !== 'object' || value === null) return null
  const { data } = value as { data?: unknown }
  const values: readonly unknown[] = Array.isArray(data) ? (data as unknown[]) : Object.values(value)
  return isBytes(values) ? Uint8Array.from(values) : null
}

function decoded(bytes: Uint8Array, encoding: string, isStrict: boolean): string | null {
  try {
    return new TextDecoder(encoding, { fatal: isStrict }).decode(bytes)
  } catch {
    return null
  }
}

/** The encoding that the first bytes of a text in UTF-16 show: a byte order mark, or ASCII with a zero beside it. */
function utf16Of([first, second, third, fourth]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first && second === 0 && third && fourth === 0) return 'utf-16le'
  return first === 0 && second && third === 0 && fourth ? 'utf-16be' : null
}

/** Text from UTF-8 or UTF-16, or `null` when it is neither. */
export function textOf(bytes: Uint8Array): string | null {
  const utf16 = utf16Of(bytes)
  return utf16 === null ? decoded(bytes, 'utf-8', true) : decoded(bytes, utf16, false)
}

/** Text from UTF-8, whatever is wrong with it. */
export const looseText = (bytes: Uint8Array): string => decoded(bytes, 'utf-8', false) ?? ''

/** Text with one byte for each character, as `btoa(json)` takes it. */
export const latin1Text = (bytes: Uint8Array): string => decoded(bytes, 'windows-1252', false) ?? ''
