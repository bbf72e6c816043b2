import { readFileSync } from 'node:fs'
import path from 'node:path'

const POLICY = /<meta [^>]*?http-equiv="Content-Security-Policy" content="([^"]*)"/

/** One policy that allows what any of `policies` allows. */
function unite(policies: Iterable<string>): string {
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
 * The content security policies that the built pages at `paths` state in their meta tags, united into one that the host
 * can send as a header too. Their hashes are known only when the pages are rendered. Pages differ only where their inline
 * scripts do: Gatsby's own, without plugins/late-hydration.
 *
 * Throws when a page states none.
 */
export function readPolicy(paths: readonly string[], root: string): string {
  const policies = new Set<string>()
  for (const page of paths) {
    const file = page.endsWith('.html') ? page : path.posix.join(page, 'index.html')
    const html = readFileSync(path.join(root, 'public', file), 'utf8')
    // React writes `'` as `&#x27;`, and no other sign that HTML escapes stands in a policy.
    const policy = POLICY.exec(html)?.[1]?.replaceAll('&#x27;', "'")
    if (policy === undefined) throw new Error(`public${file} states no content security policy.`)
    policies.add(policy)
  }
  if (policies.size === 0) throw new Error('No page was built.')
  return unite(policies)
}
