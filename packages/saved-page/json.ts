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

/** The object whose JSON text this is, or `null`. */
export function recordInText(text: string): Fields | null {
  if (!/^\s*\{/.test(text)) return null
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
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
