import type { PageLink } from '../../model/doc'
import { classes, Link } from '../ui'
import * as styles from './DocPage.module.css'

export interface PagerProps {
  previous: PageLink | null
  next: PageLink | null
  /** What the two directions are called. */
  words?: { previous: string; next: string }
}

/** The pages before and after this one in reading order. */
export function Pager({ previous, next, words = { previous: 'Previous', next: 'Next' } }: PagerProps) {
  if (previous === null && next === null) return null
  return (
    <nav className={styles.pager} aria-label={`${words.previous} and ${words.next.toLowerCase()} page`}>
      {previous === null ? null : (
        <Link className="selectable" href={previous.path} rel="prev">
          <small>{words.previous}</small>
          {previous.title}
        </Link>
      )}
      {next === null ? null : (
        <Link className={classes('selectable', styles.next)} href={next.path} rel="next">
          <small>{words.next}</small>
          {next.title}
        </Link>
      )}
    </nav>
  )
}
