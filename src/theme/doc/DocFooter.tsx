import craft from '@craftjs/core/package.json'
import site from '../../../content/site'
import type { LastUpdate } from '../../model/pages'
import { sourceUrl } from '../../model/site'
import { canonicalUrl } from '../../model/url'
import { Icon, Link } from '../ui'
import * as styles from './DocPage.module.css'

interface DocFooterProps {
  /** Path of the file of the page from the site's own folder. */
  sourcePath: string
  /** The page, if readers can report a problem with it. */
  reportable?: { title: string; path: string }
  lastUpdate: LastUpdate | null
}

/** The address of a form for a new issue, filled in with title, address and version of a page. */
function reportUrl(page: { title: string; path: string }): string {
  const body = [
    `Page: ${canonicalUrl(site, page.path)}`,
    `Version: ${site.docsVersion.label}, for Craft.js ${craft.version}`,
    '',
    'What is wrong, unclear or missing?',
    '',
    '',
  ].join('\n')
  const query = new URLSearchParams({ title: `Docs: ${page.title}`, body })
  return `${site.repository}/issues/new?${query.toString()}`
}

/** Links to edit the page and to report a problem, and the day of its last change. */
export function DocFooter({ sourcePath, reportable, lastUpdate }: DocFooterProps) {
  const editUrl = sourceUrl('edit', sourcePath, site.sources)
  if (editUrl === null && !reportable && lastUpdate === null) return null
  return (
    <footer className={styles.footer}>
      {editUrl === null ? null : (
        <Link href={editUrl}>
          <Icon name="edit" />
          Edit this page
        </Link>
      )}
      {reportable ? (
        <Link href={reportUrl(reportable)}>
          <Icon name="issue" />
          Report a problem
        </Link>
      ) : null}
      {lastUpdate === null ? null : (
        <p>
          Last updated on <time dateTime={lastUpdate.iso}>{lastUpdate.text}</time>
        </p>
      )}
    </footer>
  )
}
