import { readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { asAddress } from '../../model/url'
import { checkRedirects, hostFiles, redirectScript, type RedirectablePage } from './redirects'
import { settings } from '../content/settings'
import { headerRules, netlifyHeaders } from './headerRules'
import { nginxHttp, nginxServer } from './nginxHeaders'
import { vercelConfig } from './vercelConfig'

/** Files at the top of the output that carry a hash in their names. */
const hashedFiles = (folder: string) =>
  readdirSync(folder).filter((file) => /[-.][0-9a-f]{16,}\.(?:js|css)$/.test(file))

/** The first segments of all pages: `/docs`, `/support`, … */
const sectionsOf = (pages: readonly string[]) =>
  [...new Set(pages.map((page) => `/${page.split('/')[1] ?? ''}`))]
    .filter((section) => section !== '/')
    .sort()

/**
 * Writes what hosts need to know into `public`: header rules with the policy, redirect rules, and the script that
 * redirects on hosts without rules.
 */
export function writeHostFiles(routes: readonly RedirectablePage[], policy: string, root: string): void {
  const { site, redirects } = settings()
  // Browsers send addresses encoded, and a header holds nothing else.
  const pages = routes.map((route) => asAddress(route.path))
  const moved = checkRedirects(redirects, routes).map(({ from, to }) => ({
    from: asAddress(from),
    to: asAddress(to),
  }))
  const folder = path.join(root, 'public')
  const plan = { pages, moved, versions: redirects.versions, baseUrl: site.baseUrl }
  const rules = headerRules({
    policy,
    sections: sectionsOf(pages),
    hashed: hashedFiles(folder),
    baseUrl: site.baseUrl,
  })
  const files = [
    ...hostFiles(plan).map(({ path: name, text }) => ({
      path: name,
      text: name === '_nginx.conf' ? `${text}\n${nginxHttp(rules)}` : text,
    })),
    { path: '_headers', text: netlifyHeaders(rules) },
    { path: '_nginx.server.conf', text: nginxServer(rules, site.baseUrl) },
    { path: 'vercel.json', text: vercelConfig(rules, plan) },
    // GitHub Pages leaves out names that begin with an underscore, without this file.
    { path: '.nojekyll', text: '' },
    { path: 'redirects.js', text: redirectScript(plan) },
  ]
  for (const file of files) writeFileSync(path.join(folder, file.path), file.text)
}
