import { distance } from './distance'
import type { PageLink } from './doc'

/** Longest path that is compared: what is longer was not mistyped. */
const LONGEST = 120

/** How much of a word must be changed to make it another one: 0 for equal words, 1 for nothing in common. */
function difference(one: string, other: string): number {
  const longest = Math.max(one.length, other.length)
  return longest === 0 ? 0 : distance(one, other) / longest
}

const tidy = (path: string) =>
  path
    .slice(0, LONGEST)
    .toLowerCase()
    .replace(/\.(?:html?|mdx?)$/, '')
    .replace(/\/+$/, '')

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

/**
 * The pages that somebody may have meant who asked for `path`, the most likely first, at most `limit`.
 *
 * The last part of a path says most; the whole decides between pages whose ends are alike. Pages that have little in
 * common with it are left out.
 */
export function nearestPages<Page extends PageLink>(path: string, pages: readonly Page[], limit = 3): Page[] {
  const asked = tidy(path)
  return pages
    .map((page) => {
      const known = tidy(page.path)
      const score = 0.7 * difference(lastOf(asked), lastOf(known)) + 0.3 * difference(asked, known)
      return { page, score }
    })
    .filter(({ score }) => score < 0.55)
    .sort((one, other) => one.score - other.score)
    .slice(0, limit)
    .map(({ page }) => page)
}
