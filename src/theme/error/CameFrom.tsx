import { Link } from '../ui'
import * as styles from './NotFound.module.css'

export interface CameFromProps {
  /** The page with the dead link, as the browser reports it; empty when it does not. */
  referrer: string
  /** Form for a new issue about it. */
  report: string
}

/** Says where the dead link stands, as text, and offers to report it. */
export function CameFrom({ referrer, report }: CameFromProps) {
  return (
    <p className={styles.from}>
      {referrer === '' ? null : (
        <>
          The link that brought you here stands on <code className={styles.path}>{referrer}</code>.{' '}
        </>
      )}
      If there should be a page, <Link href={report}>report the link</Link>.
    </p>
  )
}
