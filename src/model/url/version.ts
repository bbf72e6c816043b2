const number = '(?:0|[1-9][0-9]*)'
const words = '[0-9A-Za-z-]+(?:[.][0-9A-Za-z-]+)*'
const label = `(?:${number}|[0-9]*[A-Za-z-][0-9A-Za-z-]*)`

/**
 * What the `/r/` rule treats as a version: `next`, or a semantic version with or without `v`, with or
 * without pre-release and build. Source of an expression that JavaScript and PCRE read alike; not anchored.
 */
export const versionPattern = `(?:next|v?${number}[.]${number}[.]${number}(?:-${label}(?:[.]${label})*)?(?:[+]${words})?)`

const version = new RegExp(`^${versionPattern}$`)

/** Whether a path segment names a version of the documentation. */
export function isVersion(segment: string): boolean {
  return version.test(segment)
}
