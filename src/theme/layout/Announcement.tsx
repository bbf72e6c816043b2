import type { AnnouncementBar } from '../../model/site'
import { Icon, trustedHtml, withPathPrefix } from '../ui'
import * as styles from './Announcement.module.css'

/** Adds the path prefix to every site path in HTML. */
const withPrefixes = (html: string): string =>
  html.replaceAll(
    /(\shref=")(\/(?!\/)[^"]*)/g,
    (_, before: string, path: string) => before + withPathPrefix(path),
  )

/** The notice above the navbar. `announcementStyle` contains the rest of its styles. */
export function Announcement({ bar }: { bar: AnnouncementBar }) {
  return (
    <section className={styles.bar} aria-label="Announcement" data-announcement={bar.id} data-behind-menu>
      <p dangerouslySetInnerHTML={{ __html: trustedHtml(withPrefixes(bar.content)) }} />
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

/**
 * CSS that depends on the configuration, for a style element in the head: the bar's colors, and a rule that hides the
 * bar if the reader has dismissed this id. The schema of content/site.ts makes sure that no value ends a rule.
 */
export function announcementStyle({ id, backgroundColor, textColor }: AnnouncementBar): string {
  return (
    `:root{--announcement:2.5rem}[data-announcement]{background:${backgroundColor};color:${textColor}}` +
    `[data-dismissed="${id}"]{--announcement:0px}[data-dismissed="${id}"] [data-announcement]{display:none}`
  )
}
