import { FEEDS } from '../../model/outputs'
import { Link } from '../ui'
import * as styles from './Blog.module.css'

export function FeedLinks() {
  return (
    <p className={styles.feeds}>
      Follow new posts with a feed reader: <Link href={FEEDS.atom}>Atom</Link>,{' '}
      <Link href={FEEDS.rss}>RSS</Link> or <Link href={FEEDS.json}>JSON Feed</Link>.
    </p>
  )
}
