import { readFileSync } from 'node:fs'
import path from 'node:path'

const POLICY = /<meta [^>]*?http-equiv="Content-Security-Policy" content="([^"]*)"/

/** A policy that allows everything that at least one of `policies` allows. */
function union(policies: Iterable<string>): string {
  const directives = new Map<string, Set<string>>()
  for (const policy of policies) {
    for (const directive of policy.split('; ')) {
      const [name = '', ...values] = directive.split(' ')
      directives.set(name, new Set([...(directives.get(name) ?? []), ...values]))
    }
  }
  return [...directives].map(([name, values]) => [name, ...values].join(' ')).join('; ')
}

/**
 * Reads the content security policies in the meta tags of the built pages at `paths`, and combines them into one for the
 * header. Their hashes are known only once pages are rendered. Pages with different inline scripts have different
 * policies. Without plugins/late-hydration, Gatsby's own inline scripts differ from page to page.
 *
 * Throws if a page has no policy.
 */
export function readPolicy(paths: readonly string[], root: string): string {
  const policies = new Set<string>()
  for (const page of paths) {
    const file = page.endsWith('.html') ? page : path.posix.join(page, 'index.html')
    const html = readFileSync(path.join(root, 'public', file), 'utf8')
    // React escapes `'` as `&#x27;`. A policy contains no other characters that React escapes.
    const policy = POLICY.exec(html)?.[1]?.replaceAll('&#x27;', "'")
    if (policy === undefined) throw new Error(`public${file} has no content security policy.`)
    policies.add(policy)
  }
  if (policies.size === 0) throw new Error('No page was built.')
  return union(policies)
}
