import type { Redirect } from '../../model/redirect'
import { withBase } from '../../model/url'
import type { HeaderRule, HostRules } from './headerRules'
import { netlifyHeaders, netlifyRedirects } from './netlify'
import { nginxHttp, nginxServer } from './nginx'
import { vercelConfig } from './vercel'

/** Returns the text of a file; `readers` lists the hosts that read it, for the comment at its top. */
type Writer = (rules: HostRules, readers: string) => string

/** Hosts that read the same files. */
interface HostFormat {
  readBy: readonly string[]
  /** The files in `public`, each with its writer. */
  files: Readonly<Record<string, Writer>>
  /**
   * Rules for these hosts only. Paths have no path prefix, as in `content/redirects.ts`. A header must not be set by a
   * rule for all hosts on the same path, because hosts merge the two in different ways.
   */
  extra?: { headers?: readonly HeaderRule[]; redirects?: readonly Redirect[] }
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
    // It has no rules. Without this file, it omits names that begin with an underscore.
    readBy: ['GitHub Pages'],
    files: { '.nojekyll': () => '' },
  },
]

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
    const readers = new Intl.ListFormat('en-US').format(readBy)
    return Object.entries(files).map(([path, write]) => ({ path, text: write(rules, readers) }))
  })
}
