import type { DocPage } from '../../model/doc'
import { Icon, Link } from '../ui'
import * as styles from './DocPage.module.css'

type DocFooterProps = Pick<DocPage, 'editUrl' | 'feedbackUrl' | 'lastUpdate'>

/** Links to edit the page and to report a problem, and the day of its last change. */
export function DocFooter({ editUrl, feedbackUrl, lastUpdate }: DocFooterProps) {
  if (editUrl === null && feedbackUrl === null && lastUpdate === null) return null
  return (
    <footer className={styles.footer}>
      {editUrl === null ? null : (
        <Link href={editUrl}>
          <Icon name="edit" />
          Edit this page
        </Link>
      )}
      {feedbackUrl === null ? null : (
        <Link href={feedbackUrl}>
          <Icon name="issue" />
          Report a problem
        </Link>
      )}
      {lastUpdate === null ? null : (
        <p>
          Last updated on <time dateTime={lastUpdate.iso}>{lastUpdate.text}</time>
        </p>
      )}
    </footer>
  )
}
