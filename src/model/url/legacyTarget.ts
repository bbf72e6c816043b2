import { onePathOnly } from './onePathOnly'
import { isVersion } from './version'

/**
 * Where a path under `/r/` redirects (docs/requirements.md §2): to itself without its first segment and, when one of
 * the next two segments is `next` or a version number, without that one; `null` for any other path.
 *
 * `pathname` has no path prefix, query or fragment, and stays percent-encoded. The answer never leaves the origin.
 */
export function legacyTarget(pathname: string): string | null {
  if (pathname !== '/r' && !pathname.startsWith('/r/')) return null
  const segments = onePathOnly(pathname.slice(2)).slice(1).split('/')
  const versionAt = segments.slice(0, 2).findIndex(isVersion)
  return onePathOnly(segments.filter((_, at) => at !== versionAt).join('/'))
}
