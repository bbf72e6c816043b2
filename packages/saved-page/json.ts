/** A JSON object. */
export type Fields = Record<string, unknown>

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A JSON Pointer (RFC 6901). */
export const pointer = (...keys: readonly (string | number)[]): string =>
  keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** Splits a JSON Pointer into its keys. */
export const pointerKeys = (path: string): string[] =>
  path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))

/** Parses JSON text. Returns `undefined` if the text is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns an object unchanged, or parses it from JSON text. `null` for other values. */
export function recordIn(value: unknown): Fields | null {
  const parsed = typeof value === 'string' && /^\s*\{/.test(value) ? parseJson(value) : value
  return isRecord(parsed) ? parsed : null
}

/** Like `JSON.stringify`, but returns a placeholder instead of throwing if the value is nested too deeply. */
export function jsonText(
  value: unknown,
  indent?: number,
  replacer?: (this: unknown, key: string, value: unknown) => unknown,
): string {
  try {
    return JSON.stringify(value, replacer, indent) ?? 'undefined'
  } catch {
    return '"… (nested too deeply to be shown)"'
  }
}

/** The value at a path, or `undefined`. */
export function valueAt(value: unknown, keys: readonly string[]): unknown {
  let at = value
  for (const key of keys) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined
    at = (at as Fields)[key]
  }
  return at
}
