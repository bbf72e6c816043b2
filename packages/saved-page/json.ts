/** An object of JSON. */
export type Fields = Record<string, unknown>

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A JSON Pointer (RFC 6901). */
export const pointer = (...keys: readonly (string | number)[]): string =>
  keys.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** The keys that a JSON Pointer consists of. */
export const pointerKeys = (path: string): string[] =>
  path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))

/** The value of JSON text; `undefined` when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The object that a value is, or whose JSON text it is; `null` when it is neither. */
export function recordIn(value: unknown): Fields | null {
  const parsed = typeof value === 'string' && /^\s*\{/.test(value) ? parseJson(value) : value
  return isRecord(parsed) ? parsed : null
}

/** JSON text of any value: what is nested too deeply for `JSON.stringify` becomes a remark. */
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

/** What stands at a place, or `undefined`. */
export function valueAt(value: unknown, keys: readonly string[]): unknown {
  let at = value
  for (const key of keys) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return undefined
    at = (at as Fields)[key]
  }
  return at
}
