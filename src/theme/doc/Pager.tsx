import type { PageLink } from '../../model/pages'
import { Link } from '../ui'
import * as styles from './DocPage.module.css'

interface PagerProps {
  previous: PageLink | null
  next: PageLink | null
  labels?: { previous: string; next: string }
}

/** Links to the pages before and after this one in reading order. */
export function Pager({ previous, next, labels = { previous: 'Previous', next: 'Next' } }: PagerProps) {
  if (previous === null && next === null) return null
  return (
    <nav className={styles.pager} aria-label={`${labels.previous} and ${labels.next.toLowerCase()} page`}>
      {previous === null ? null : (
        <Link className="selectable" href={previous.path} rel="prev">
          <small>{labels.previous}</small>
          {previous.title}
        </Link>
      )}
      {next === null ? null : (
        <Link className={`selectable ${styles.next}`} href={next.path} rel="next">
          <small>{labels.next}</small>
          {next.title}
        </Link>
      )}
    </nav>
  )
}
