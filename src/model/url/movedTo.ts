import type { Redirect } from '../redirect'
import { withBase, withoutBase } from './base'
import { legacyTarget } from './legacyTarget'

/**
 * Where a path without a page redirects: to the new place of a page that moved, or by the `/r/` rule
 * (docs/requirements.md §2); `null` when neither applies. Both paths include the path prefix.
 */
export function movedTo(pathname: string, moved: readonly Redirect[], baseUrl: string): string | null {
  const path = withoutBase(pathname, baseUrl)
  if (path === null) return null
  const redirect = moved.find(({ from }) => path === from || path === `${from}/`)
  const target = redirect?.to ?? legacyTarget(path)
  return target === null ? null : withBase(target, baseUrl)
}
