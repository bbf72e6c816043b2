import craft from '@craftjs/core/package.json'
import site from '../../../content/site'
import { issueUrl, sourceUrl } from '../../model/site'
import { canonicalUrl } from '../../model/url'
import { formatDay, Icon, Link } from '../ui'
import * as styles from './DocPage.module.css'

interface DocFooterProps {
  /** Path of the page's source file, relative to the site's folder. */
  sourcePath: string
  /** The page, if readers can report a problem with it. */
  reportable?: { title: string; path: string }
  /** The number of code samples, and of those that are compiled. */
  samples?: { total: number; compiled: number }
  /** ISO 8601 date and time. */
  lastUpdate: string | null
}

/** A sentence about the code samples of a page. */
function samplesText({ total, compiled }: { total: number; compiled: number }): string {
  const count = compiled < total ? `${compiled} of` : 'All'
  return `${count} ${total} code samples were compiled or run with @craftjs/core ${craft.version}.`
}

const reportUrl = (page: { title: string; path: string }): string =>
  issueUrl(site.repository, `Docs: ${page.title}`, [
    `Page: ${canonicalUrl(site, page.path)}`,
    `Version: Craft.js ${craft.version}`,
    ...['', 'What is wrong, unclear or missing?', '', ''],
  ])

/** Links to edit the page and to report a problem, the number of compiled samples, and the date of the last change. */
export function DocFooter({ sourcePath, reportable, samples, lastUpdate }: DocFooterProps) {
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
      {samples && samples.total > 1 ? <p>{samplesText(samples)}</p> : null}
      {lastUpdate === null ? null : (
        <p>
          Last updated on <time dateTime={lastUpdate}>{formatDay(lastUpdate)}</time>
        </p>
      )}
    </footer>
  )
}
