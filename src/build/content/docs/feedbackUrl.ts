import type { SiteConfig } from '../../../model/site'

/** What an issue about a page says before its author says anything. */
export interface FeedbackPage {
  title: string
  /** Site path, without the path prefix. */
  path: string
}

type Site = Pick<SiteConfig, 'url' | 'baseUrl' | 'editing' | 'docsVersion'>

/**
 * The form for a new issue in the site's repository, filled in with the page's title, its address and the versions that
 * it stands for; `null` when the site names no repository.
 *
 * `release` is the version of Craft.js that the docs describe.
 */
export function feedbackUrl(page: FeedbackPage, site: Site, release: string): string | null {
  if (!site.editing) return null
  const address = new URL(site.baseUrl.slice(0, -1) + page.path, site.url).href
  const body = [
    `Page: ${address}`,
    `Version: ${site.docsVersion.label}, for Craft.js ${release}`,
    '',
    'What is wrong, unclear or missing?',
    '',
    '',
  ].join('\n')
  const query = new URLSearchParams({ title: `Docs: ${page.title}`, body })
  return `${site.editing.repository}/issues/new?${query.toString()}`
}
