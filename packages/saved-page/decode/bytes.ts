/** lz-string pads with up to three equals signs. */
const BASE64 = /^[A-Za-z0-9+/_-]+={0,3}$/

/** Decodes base64 or base64url, with or without padding and white space. `null` for other texts. */
export function base64Bytes(text: string): Uint8Array | null {
  const data = text.trim().replace(/^data:[^,]*;base64,/, '')
  // A query string turns plus signs into spaces.
  const compact =
    / /.test(data) && !/[\n\r+]/.test(data) ? data.replaceAll(' ', '+') : data.replace(/\s+/g, '')
  if (compact.length < 8 || !BASE64.test(compact)) return null
  const plain = compact.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/')
  // Four characters encode three bytes. A single leftover, as in truncated text, encodes none.
  const whole = plain.length % 4 === 1 ? plain.slice(0, -1) : plain
  const binary = atob(whole)
  // Five times as fast as the iterator of the text.
  return Uint8Array.from({ length: binary.length }, (_, at) => binary.charCodeAt(at))
}

/** Converts bytes to text in parts of 4 kB, because a list of millions of texts fills the memory. */
function joinedParts(bytes: Uint8Array, textOf: (part: Uint8Array) => string): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 4096) text += textOf(bytes.subarray(at, at + 4096))
  return text
}

export const toBase64 = (bytes: Uint8Array): string =>
  btoa(joinedParts(bytes, (part) => String.fromCharCode(...part)))

export const toHex = (bytes: Uint8Array): string =>
  joinedParts(bytes, (part) => Array.from(part, (byte) => byte.toString(16).padStart(2, '0')).join(''))

/**
 * Decodes hexadecimal digits, as databases and debuggers print them: `7b22`, `0x7b22`, `\x7b22`, `7b 22`. `null` for
 * other texts. A single leftover digit, as in truncated text, is ignored.
 */
export function hexBytes(text: string): Uint8Array | null {
  const spaced = /^[\da-f]{2}\s/i.test(text) ? text.replace(/\s+/g, '') : text
  const digits = spaced.replace(/^(?:\\x|0x)/i, '')
  // A negated class needs no stack. A repeated class overflows it when the text has megabytes.
  if (digits.length < 16 || /[^\da-f]/i.test(digits)) return null
  return Uint8Array.from({ length: digits.length >> 1 }, (_, at) =>
    Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16),
  )
}

const isBytes = (values: readonly unknown[]): values is number[] =>
  values.length >= 8 &&
  values.every((each) => Number.isInteger(each) && (each as number) >= 0 && (each as number) < 256)

/** The bytes in a JSON value: an array, or a serialized `Uint8Array` or Node.js `Buffer`. `null` for other values. */
export function listedBytes(value: unknown): Uint8Array | null {
  if (typeof value !== 'object' || value === null) return null
  const { data } = value as { data?: unknown }
  const values: readonly unknown[] = Array.isArray(data) ? (data as unknown[]) : Object.values(value)
  return isBytes(values) ? Uint8Array.from(values) : null
}

/** Decodes UTF-8. Returns `null` if it is invalid. */
export function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Decodes UTF-8, and replaces invalid bytes with U+FFFD. */
export const looseText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)
