import { readFileSync } from 'node:fs'
import path from 'node:path'

const POLICY = /<meta [^>]*?http-equiv="Content-Security-Policy" content="([^"]*)"/

/**
 * The content security policy that the built pages at `paths` state in their meta tags: one for all of them, so that
 * the host can send it as a header too. Its hashes are known only when the pages are rendered.
 *
 * Throws when a page states none, or another one: after a client navigation the entry page's policy governs, so pages
 * with different ones would break each other.
 */
export function readPolicy(paths: readonly string[], root: string): string {
  let first: { file: string; policy: string } | null = null
  for (const page of paths) {
    const file = page.endsWith('.html') ? page : path.posix.join(page, 'index.html')
    const html = readFileSync(path.join(root, 'public', file), 'utf8')
    // React writes `'` as `&#x27;`, and no other sign that HTML escapes stands in a policy.
    const policy = POLICY.exec(html)?.[1]?.replaceAll('&#x27;', "'")
    if (policy === undefined) throw new Error(`public${file} states no content security policy.`)
    first ??= { file, policy }
    if (policy !== first.policy)
      throw new Error(`public${file} states another content security policy than public${first.file}.`)
  }
  if (first === null) throw new Error('No page was built.')
  return first.policy
}
