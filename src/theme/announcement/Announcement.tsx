import type { AnnouncementBar } from '../../model/site'
import { Icon, trustedProse } from '../ui'
import * as styles from './Announcement.module.css'

/** The notice above the navbar; its rules stand in the head (`announcementStyle`). */
export function Announcement({ bar }: { bar: AnnouncementBar }) {
  return (
    <section className={styles.bar} aria-label="Announcement" data-announcement={bar.id} data-behind-menu>
      <p dangerouslySetInnerHTML={{ __html: trustedProse(bar.content) }} />
      {bar.isCloseable ? (
        <button
          className="needs-scripts"
          type="button"
          aria-label="Dismiss announcement"
          data-announcement-close
        >
          <Icon name="close" />
        </button>
      ) : null}
    </section>
  )
}
