import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const META = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/

const unescaped = (attribute: string) =>
  attribute.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Every HTML page under `folder`; the example editors are applications with a policy of their own. */
export function pagesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.html') && !/^(?:examples|_gatsby|~partytown)\//.test(file))
    .map((file) => path.join(folder, file))
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
    const found = META.exec(readFileSync(page, 'utf8'))?.[1]
    if (found === undefined) throw new Error(`${page} states no content security policy.`)
    policy ??= found
    if (found !== policy) throw new Error(`${page} states another content security policy than ${pages[0]}.`)
  }
  if (policy === null) throw new Error('No page was built.')
  return unescaped(policy)
}
