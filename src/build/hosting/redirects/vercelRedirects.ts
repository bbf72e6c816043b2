import { versionPattern, withBase } from '../../../model/url'
import type { RedirectPlan } from './redirectPlan'

/** One entry of `redirects` in `vercel.json`: an address with groups `:name(expression)`, and where it leads to. */
export interface VercelRedirect {
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
export function vercelRedirects({
  moved,
  baseUrl,
}: Pick<RedirectPlan, 'moved' | 'baseUrl'>): VercelRedirect[] {
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
