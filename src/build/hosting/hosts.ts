import type { Redirect } from '../../model/redirect'
import { withBase } from '../../model/url'
import type { HeaderRule, HostFacts } from './headerRules'
import { netlifyHeaders, netlifyRedirects } from './netlify'
import { nginxHttp, nginxServer } from './nginx'
import { vercelConfig } from './vercel'

/** Returns the text of a file; `readers` lists the hosts that read it, for the comment at its top. */
type Writer = (facts: HostFacts, readers: string) => string

/** Hosts that read the same files. */
interface HostFormat {
  readBy: readonly string[]
  /** The files in `public`, each with its writer. */
  files: Readonly<Record<string, Writer>>
  /**
   * Rules for these hosts only. Paths have no path prefix, as in `content/redirects.ts`. A header must not be set by a
   * rule for all hosts on the same path, because hosts merge the two in different ways.
   */
  extra: { headers?: readonly HeaderRule[]; redirects?: readonly Redirect[] }
}

/** Every supported host. Each has a guide in `docs/deploying`, except the preview. */
export const HOSTS: readonly HostFormat[] = [
  {
    readBy: ['Netlify', 'Cloudflare Pages', 'npm run serve'],
    files: { _headers: netlifyHeaders, _redirects: netlifyRedirects },
    extra: {},
  },
  {
    readBy: ['nginx'],
    files: { '_nginx.conf': nginxHttp, '_nginx.server.conf': nginxServer },
    extra: {},
  },
  {
    readBy: ['Vercel'],
    files: { 'vercel.json': vercelConfig },
    extra: {},
  },
  {
    // It has no rules. Without this file, it omits names that begin with an underscore.
    readBy: ['GitHub Pages'],
    files: { '.nojekyll': () => '' },
    extra: {},
  },
]

/** The files of all hosts. */
export function hostFiles(facts: HostFacts, hosts = HOSTS): { path: string; text: string }[] {
  return hosts.flatMap(({ readBy, files, extra }) => {
    const { headers = [], redirects = [] } = extra
    const hostFacts: HostFacts = {
      ...facts,
      headers: [
        ...facts.headers,
        ...headers.map((rule) => ({ ...rule, for: withBase(rule.for, facts.baseUrl) })),
      ],
      moved: [...facts.moved, ...redirects],
    }
    const readers = new Intl.ListFormat('en-US').format(readBy)
    return Object.entries(files).map(([path, write]) => ({ path, text: write(hostFacts, readers) }))
  })
}
