import type { SiteConfig } from '../../model/site'
import { pathsIn } from '../content'
import { AuthorError, errorCollector, locationOf, nearestList } from '../errors'
import { type LinkTargets, settingsLinkIssue } from './checkLinks'

/**
 * Throws one `AuthorError` with every link in `content/site.ts` that leads nowhere, a missing icon, and a `baseUrl` that
 * begins like a route.
 */
export function checkSite(site: SiteConfig, targets: LinkTargets, root: string): void {
  const items = [
    ...site.navbar.items.flatMap((item) =>
      item.type === 'dropdown' ? item.items : item.type === 'link' ? [item] : [],
    ),
    ...site.footer.links,
    ...site.suggestedPages,
    ...site.footer.columns.flatMap((column) => column.items),
    ...pathsIn(site.announcementBar?.content ?? '').map((to) => ({ label: 'announcementBar', to })),
  ]
  const errors = errorCollector()
  for (const { label, to } of items)
    errors.try(() => {
      if (to === undefined) return
      const issue = settingsLinkIssue(to, targets)
      if (!issue) return
      const at = locationOf('content/site.ts', to, root)
      throw new AuthorError(`${at}, "${label}": ${issue.problem}.`, issue.hint)
    })
  errors.try(() => checkFavicon(site.favicon, targets.files, root))
  errors.try(() => checkBaseUrl(site.baseUrl, targets.paths, root))
  errors.raise()
}

function checkFavicon(favicon: string, files: ReadonlySet<string>, root: string): void {
  if (files.has(`/${favicon}`)) return
  const names = [...files].map((file) => file.slice(1))
  throw new AuthorError(
    `${locationOf('content/site.ts', 'favicon', root)}, "favicon": there is no file static/${favicon}.`,
    `Put the file there, or write one of these names:\n${nearestList(favicon, names, 3)}`,
  )
}

/**
 * Throws for a `baseUrl` that begins like a route: Gatsby removes it from an address twice, so `/docs/docs/overview` would
 * become `/overview`, and the pages under `/docs` would stay without React.
 */
function checkBaseUrl(baseUrl: string, paths: ReadonlySet<string>, root: string): void {
  const firstOf = (path: string) => path.split('/')[1] ?? ''
  const first = firstOf(baseUrl)
  // Old addresses begin with /r.
  if (first === '' || ![...paths, '/r'].some((path) => firstOf(path) === first)) return
  throw new AuthorError(
    `${locationOf('content/site.ts', 'baseUrl', root)}: baseUrl is "${baseUrl}", but the site has pages under "/${first}".`,
    `Publish the site under another path: on GitHub Pages, give the repository a name other than "${first}".`,
  )
}
