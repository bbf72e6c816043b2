import { versionPattern, withBase } from '../../model/url'
import type { HostFacts } from './hostFacts'

/** One entry of `redirects` in `vercel.json`: an address with groups `:name(expression)`, and where it leads to. */
interface VercelRedirect {
  source: string
  destination: string
  statusCode: 301
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\:]/g, '\\$&')
/** Begins with neither slash, so that no answer can begin with two and name another host. */
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

/** A pattern of a header rule as Vercel reads it; a slash at the end of an address does not count. */
function sourceOf(pattern: string): string {
  const path = literally(pattern).replaceAll('\\*', '(.*)')
  return pattern !== '/' && pattern.endsWith('/') ? `${path.slice(0, -1)}(/?)` : path
}

/** `vercel.json`: all redirects and the header rules. JSON has no comments, so it names no reader. */
export function vercelConfig(facts: Pick<HostFacts, 'headers' | 'moved' | 'baseUrl'>): string {
  const headers = facts.headers.map((rule) => ({
    source: sourceOf(rule.for),
    headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
  }))
  return `${JSON.stringify({ cleanUrls: false, redirects: redirectsOf(facts), headers }, null, 2)}\n`
}
