import type { AnnouncementBar } from '../../model/site'
import { Icon, trustedProse } from '../ui'
import * as styles from './Announcement.module.css'

/** A CSS color that cannot end the declaration it stands in. */
const color = /^[#a-z\d\s().,%/+-]+$/i

/** The bar's colors as a rule, a style sheet of one line; throws on a value that is no color. */
export function announcementColors({ backgroundColor, textColor }: AnnouncementBar): string {
  for (const value of [backgroundColor, textColor]) {
    if (!color.test(value)) throw new Error(`The announcement bar's color is not a CSS color: ${value}`)
  }
  return `[data-announcement]{background:${backgroundColor};color:${textColor}}`
}

/** The notice above the navbar; the pre-paint script hides it for whoever dismissed this id. */
export function Announcement({ bar }: { bar: AnnouncementBar }) {
  return (
    <section className={styles.bar} aria-label="Announcement" data-announcement={bar.id} data-behind-menu>
      <style>{announcementColors(bar)}</style>
      <p dangerouslySetInnerHTML={{ __html: trustedProse(bar.content) }} />
      {bar.isCloseable ? (
        <button type="button" aria-label="Dismiss announcement" data-announcement-close>
          <Icon name="close" />
        </button>
      ) : null}
    </section>
  )
}
