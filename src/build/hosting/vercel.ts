import { versionPattern, withBase } from '../../model/url'
import type { HostFacts } from './headerRules'

/** An entry of `redirects` in `vercel.json`: a path with groups `:name(expression)`, and its target. */
interface VercelRedirect {
  source: string
  destination: string
  statusCode: 301
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\:]/g, '\\$&')
/** Does not begin with a slash, so that no target can begin with two and name another host. */
const rest = ':rest([^/\\\\].*)'
const first = ':first([^/\\\\][^/]*)'
const slashes = '([/\\\\]*)'
const version = `(${versionPattern})`

/** Pages that moved, the whole `/r/` rule and `/index.html`, in the order in which Vercel tries them. */
function redirectsOf({ moved, baseUrl }: Pick<HostFacts, 'moved' | 'baseUrl'>): VercelRedirect[] {
  const base = literally(baseUrl)
  const rules: [source: string, destination: string][] = [
    ...moved.map(({ from, to }): [string, string] => [
      `${literally(withBase(from, baseUrl))}(/?)`,
      withBase(to, baseUrl),
    ]),
    [`${base}r/${slashes}${version}((?:/[/\\\\]*)?)`, baseUrl],
    [`${base}r/${slashes}${version}/${slashes}${rest}`, `${baseUrl}:rest`],
    [`${base}r/${slashes}${first}/${version}`, `${baseUrl}:first`],
    [`${base}r/${slashes}${first}/${version}/:rest(.*)`, `${baseUrl}:first/:rest`],
    [`${base}r((?:/[/\\\\]*)?)`, baseUrl],
    [`${base}r/${slashes}${rest}`, `${baseUrl}:rest`],
    [`${base}index\\.html`, baseUrl],
    [`${base}${rest}/index\\.html`, `${baseUrl}:rest`],
  ]
  return rules.map(([source, destination]) => ({ source, destination, statusCode: 301 }))
}

/** The pattern of a header rule for Vercel, which ignores a trailing slash. */
function sourceOf(pattern: string): string {
  const path = literally(pattern).replaceAll('\\*', '(.*)')
  return pattern !== '/' && pattern.endsWith('/') ? `${path.slice(0, -1)}(/?)` : path
}

/** `vercel.json`: redirects and headers. JSON has no comments, so it does not name its readers. */
export function vercelConfig(facts: Pick<HostFacts, 'headers' | 'moved' | 'baseUrl'>): string {
  const headers = facts.headers.map((rule) => ({
    source: sourceOf(rule.for),
    headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
  }))
  return `${JSON.stringify({ cleanUrls: false, redirects: redirectsOf(facts), headers }, null, 2)}\n`
}
