import type { DocPage } from '../../model/doc'
import { Icon, Link } from '../ui'
import * as styles from './DocPage.module.css'

/** Where the page is edited and when it last changed. */
export function DocFoot({ editUrl, lastUpdate }: Pick<DocPage, 'editUrl' | 'lastUpdate'>) {
  if (editUrl === null && lastUpdate === null) return null
  return (
    <footer className={styles.foot}>
      {editUrl === null ? null : (
        <Link href={editUrl}>
          <Icon name="edit" />
          Edit this page
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
