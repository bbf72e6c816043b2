const BASE64 = /^[A-Za-z0-9+/_-]+={0,2}$/

/** The bytes of base64 or base64url, with or without padding and white space; `null` when it is neither. */
export function base64Bytes(text: string): Uint8Array | null {
  const compact = text.replace(/\s+/g, '').replace(/^data:[^,]*;base64,/, '')
  if (compact.length < 8 || !BASE64.test(compact)) return null
  const plain = compact.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/')
  // Four characters are three bytes: a single one at the end, as in text that is cut off, is none.
  const whole = plain.length % 4 === 1 ? plain.slice(0, -1) : plain
  return Uint8Array.from(atob(whole), (character) => character.charCodeAt(0))
}

/** Text from UTF-8, or `null` when it is something else. */
export function utf8Text(bytes: Uint8Array, isCutOff = false): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: !isCutOff }).decode(bytes)
  } catch {
    return null
  }
}
