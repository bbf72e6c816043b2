import type { Redirect } from '../../model/redirect'
import { withBase } from '../../model/url'
import type { HeaderRule } from './headerRules'
import type { HostFacts } from './hostFacts'
import { netlifyHeaders, netlifyRedirects } from './netlify'
import { nginxHttp, nginxServer } from './nginx'
import { vercelConfig } from './vercel'

/** The text of a file; `readers` names the hosts that read it, for the comment at its top. */
type Writer = (facts: HostFacts, readers: string) => string

/** Hosts that read the same files. */
export interface HostFormat {
  readBy: readonly string[]
  /** The files in `public`, and what writes them. */
  files: Readonly<Record<string, Writer>>
  /**
   * What these hosts alone are told. Paths are without the path prefix, as in `content/redirects.ts`. A header must be
   * one that no rule for all hosts sets on the same path: each host merges the two in its own way.
   */
  extra: { headers?: readonly HeaderRule[]; redirects?: readonly Redirect[] }
}

/** Every host that the site is written for. Each has a guide in `docs/deploying`, all but the preview. */
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
    // It takes no rules. Without this empty file, it leaves out names that begin with an underscore.
    readBy: ['GitHub Pages'],
    files: { '.nojekyll': () => '' },
    extra: {},
  },
]

/** The files of all hosts. */
export function hostFiles(facts: HostFacts, hosts = HOSTS): { path: string; text: string }[] {
  return hosts.flatMap(({ readBy, files, extra }) => {
    const { headers = [], redirects = [] } = extra
    const told: HostFacts = {
      ...facts,
      headers: [
        ...facts.headers,
        ...headers.map((rule) => ({ ...rule, for: withBase(rule.for, facts.baseUrl) })),
      ],
      moved: [...facts.moved, ...redirects],
    }
    const readers = new Intl.ListFormat('en-US').format(readBy)
    return Object.entries(files).map(([path, write]) => ({ path, text: write(told, readers) }))
  })
}
