import { vercelRedirects, type RedirectPlan } from './redirects'
import type { HeaderRule } from './headerRules'

/** A pattern of a header rule as Vercel reads it; a slash at the end of an address does not count. */
function sourceOf(pattern: string): string {
  const literally = (text: string) => text.replace(/[.+?^${}()|[\]\\:]/g, '\\$&').replaceAll('*', '(.*)')
  return pattern !== '/' && pattern.endsWith('/')
    ? `${literally(pattern.slice(0, -1))}(/?)`
    : literally(pattern)
}

/** The text of `vercel.json`: the header rules and all redirects. */
export function vercelConfig(
  rules: readonly HeaderRule[],
  plan: Pick<RedirectPlan, 'moved' | 'baseUrl'>,
): string {
  const headers = rules.map((rule) => ({
    source: sourceOf(rule.for),
    headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
  }))
  return `${JSON.stringify({ cleanUrls: false, redirects: vercelRedirects(plan), headers }, null, 2)}\n`
}
