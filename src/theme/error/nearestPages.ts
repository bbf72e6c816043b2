import { distance } from 'fastest-levenshtein'
import type { PageLink } from '../../model/pages'

/** Only this many characters of a path are compared. A longer path is not a typo. */
const MAX_LENGTH = 120

/** Edit distance divided by length: 0 for equal strings, 1 for strings with nothing in common. */
function difference(one: string, other: string): number {
  const longest = Math.max(one.length, other.length)
  return longest === 0 ? 0 : distance(one, other) / longest
}

const normalize = (path: string) =>
  path
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .replace(/\.(?:html?|mdx?)$/, '')
    .replace(/\/+$/, '')

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/**
 * At most `limit` existing pages with a path similar to `path`, the most similar first.
 *
 * The last segment counts most. Pages with little in common are left out.
 */
export function nearestPages<Page extends PageLink>(path: string, pages: readonly Page[], limit = 3): Page[] {
  const wanted = normalize(path)
  return pages
    .map((page) => {
      const known = normalize(page.path)
      const score = 0.7 * difference(lastOf(wanted), lastOf(known)) + 0.3 * difference(wanted, known)
      return { page, score }
    })
    .filter(({ score }) => score < 0.55)
    .sort((one, other) => one.score - other.score)
    .slice(0, limit)
    .map(({ page }) => page)
}
