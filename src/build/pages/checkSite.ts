import type { SiteConfig } from '../../model/site'
import { decoded } from '../../model/url'
import { pathsIn } from '../content'
import { AuthorError, errorCollector, locationOf, nearest } from '../errors'
import { linkIssue, type LinkTargets } from './checkLinks'

/** Throws one `AuthorError` with every link in `content/site.ts` that leads nowhere, and a missing icon. */
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
  for (const { label, to } of items) {
    if (to === undefined) continue
    errors.try(() => {
      const url = new URL(to, 'https://site.invalid')
      const fragment = url.hash.slice(1)
      const issue = linkIssue(url.pathname, decoded(fragment) ?? fragment, targets)
      if (!issue) return
      const at = locationOf('content/site.ts', to, root)
      throw new AuthorError(`${at}, "${label}": ${issue.problem}.`, issue.hint)
    })
  }
  errors.try(() => checkFavicon(site.favicon, targets.files, root))
  errors.raise()
}

function checkFavicon(favicon: string, files: ReadonlySet<string>, root: string): void {
  if (files.has(`/${favicon}`)) return
  const names = [...files].map((file) => file.slice(1))
  throw new AuthorError(
    `${locationOf('content/site.ts', 'favicon', root)}, "favicon": there is no file static/${favicon}.`,
    `Put the file there, or write one of these names:\n${nearest(favicon, names, 3)}`,
  )
}
