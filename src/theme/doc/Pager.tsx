import type { PageLink } from '../../model/doc'
import { classes, Link } from '../ui'
import * as styles from './DocPage.module.css'

/** The pages before and after this one in reading order. */
export function Pager({ previous, next }: { previous: PageLink | null; next: PageLink | null }) {
  if (previous === null && next === null) return null
  return (
    <nav className={styles.pager} aria-label="Previous and next page">
      {previous === null ? null : (
        <Link className="selectable" href={previous.path} rel="prev">
          <small>Previous</small>
          {previous.title}
        </Link>
      )}
      {next === null ? null : (
        <Link className={classes('selectable', styles.next)} href={next.path} rel="next">
          <small>Next</small>
          {next.title}
        </Link>
      )}
    </nav>
  )
}
