import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { metaContent } from '../builtHead'

/** Folders of the output that hold no pages of ours; the example editors have a policy of their own. */
const NO_PAGES = /^(?:examples|page-data|static|_gatsby|~partytown)(?:\/|$)/

/** Every HTML page under `folder`. */
export function pagesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !NO_PAGES.test(path.relative(folder, file).replaceAll(path.sep, '/')))
}

/**
 * The content security policy that the built pages state in their meta tags: one for all of them (design §7).
 *
 * Throws when a page states none, or another one: after a client navigation the entry page's policy governs, so pages
 * with different ones would break each other.
 */
export function readPolicy(pages: readonly string[]): string {
  let policy: string | null = null
  for (const page of pages) {
    const found = metaContent(readFileSync(page, 'utf8'), 'http-equiv', 'Content-Security-Policy')
    if (found === null) throw new Error(`${page} states no content security policy.`)
    policy ??= found
    if (found !== policy) throw new Error(`${page} states another content security policy than ${pages[0]}.`)
  }
  if (policy === null) throw new Error('No page was built.')
  return policy
}
