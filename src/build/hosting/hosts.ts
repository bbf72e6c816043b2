import { AuthorError } from '../errors'
import { type Redirect, withBase } from '../../model/url'
import type { HeaderRule, HostRules } from './headerRules'
import { nginxHttp, nginxServer } from './nginx'

/** Returns the text of a file; `readers` lists the hosts that read it, for the comment at its top. */
type Writer = (rules: HostRules, readers: string) => string

/** Hosts that read the same files. */
interface HostFormat {
  readBy: readonly string[]
  /** The files in `public`, each with its writer. */
  files: Readonly<Record<string, Writer>>
  /**
   * Rules for these hosts only. Paths have no path prefix, as in `content/redirects.ts`. Two rules that match the same
   * path, including rules for all hosts, must not set the same header: hosts merge such rules in different ways.
   */
  extra?: { headers?: readonly HeaderRule[]; redirects?: readonly Redirect[] }
}

/** The text of `_headers`. */
function netlifyHeaders({ headers }: HostRules, readers: string): string {
  const rules = headers.map(({ for: path, headers }) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  )
  return `# Written by the build for ${readers}.\n${rules.join('\n\n')}\n`
}

/** The text of `_redirects`. */
function netlifyRedirects({ redirects }: HostRules, readers: string): string {
  const lines = redirects.map(({ from, to }) => `${from} ${to} 301`)
  return `# Written by the build for ${readers}: pages that moved, then the /r/ rule.\n${lines.join('\n')}\n`
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\:]/g, '\\$&')

/** The pattern of a redirect for Vercel, which distinguishes paths with and without a slash at the end. */
const redirectSource = (from: string) =>
  from.endsWith('/*') ? `${escaped(from.slice(0, -1))}:splat(.*)` : `${escaped(from)}(/?)`

/** The pattern of a header rule for Vercel. */
function headerSource(pattern: string): string {
  const path = escaped(pattern).replaceAll('\\*', '(.*)')
  return pattern !== '/' && pattern.endsWith('/') ? `${path.slice(0, -1)}(/?)` : path
}

/** `vercel.json`: redirects and headers. JSON has no comments, so the file does not name its readers. */
function vercelConfig({ headers, redirects }: HostRules): string {
  const config = {
    cleanUrls: false,
    redirects: redirects.map(({ from, to }) => ({
      source: redirectSource(from),
      destination: to,
      statusCode: 301,
    })),
    headers: headers.map((rule) => ({
      source: headerSource(rule.for),
      headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
    })),
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/** Every supported host. Each has a guide in `docs/deploying`, except the preview. */
export const HOSTS: readonly HostFormat[] = [
  {
    readBy: ['Netlify', 'Cloudflare Pages', 'npm run serve'],
    files: { _headers: netlifyHeaders, _redirects: netlifyRedirects },
  },
  {
    readBy: ['nginx'],
    files: { '_nginx.conf': nginxHttp, '_nginx.server.conf': nginxServer },
  },
  {
    readBy: ['Vercel'],
    files: { 'vercel.json': vercelConfig },
  },
  {
    // GitHub Pages supports no rules. Without this file, it omits files whose names begin with an underscore.
    readBy: ['GitHub Pages'],
    files: { '.nojekyll': () => '' },
  },
]

/** Whether some path matches both patterns, where `*` matches any text. */
function patternsOverlap(one: string, other: string): boolean {
  if (one.startsWith('*'))
    return patternsOverlap(one.slice(1), other) || (other !== '' && patternsOverlap(one, other.slice(1)))
  if (other.startsWith('*')) return patternsOverlap(other, one)
  return one === other || (one !== '' && one[0] === other[0] && patternsOverlap(one.slice(1), other.slice(1)))
}

/** Throws an `AuthorError` if two rules set the same header on the same path. */
function checkHeaders(rules: readonly HeaderRule[]): void {
  const set = rules.flatMap(({ for: path, headers }) =>
    Object.keys(headers).map((name) => ({ path, name, pattern: path.replace(/(?<=.)\/$/, '') })),
  )
  set.forEach((rule, index) => {
    const same = ({ name, pattern }: typeof rule) =>
      name.toLowerCase() === rule.name.toLowerCase() && patternsOverlap(pattern, rule.pattern)
    const first = set.slice(0, index).find(same)
    if (first === undefined) return
    throw new AuthorError(
      `Two header rules set ${rule.name} on the same path: “${first.path}” and “${rule.path}”.`,
      'Hosts merge such rules in different ways. Change one of them, in src/build/hosting/hosts.ts or headerRules.ts.',
    )
  })
}

/** The files of all hosts. The paths of `redirects` have no path prefix. */
export function hostFiles(
  { headers, redirects, baseUrl }: HostRules,
  hosts = HOSTS,
): { path: string; text: string }[] {
  const at = (path: string) => withBase(path, baseUrl)
  return hosts.flatMap(({ readBy, files, extra = {} }) => {
    const rules: HostRules = {
      headers: [...headers, ...(extra.headers ?? []).map((rule) => ({ ...rule, for: at(rule.for) }))],
      redirects: [...(extra.redirects ?? []), ...redirects].map(({ from, to }) => ({
        from: at(from),
        to: at(to),
      })),
      baseUrl,
    }
    checkHeaders(rules.headers)
    const readers = new Intl.ListFormat('en-US').format(readBy)
    return Object.entries(files).map(([path, write]) => ({ path, text: write(rules, readers) }))
  })
}
