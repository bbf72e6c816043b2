import { lessonLink } from '../../model/lesson'
import { Icon, Link } from '../ui'
import * as links from '../ui/ActionLinks.module.css'
import * as styles from './Home.module.css'
import { INSTALL_COMMAND } from './Hero'

/** The end of the page: the install command to copy, and the tutorial. */
export function CallToAction() {
  return (
    <section className={styles.close} aria-labelledby="close">
      <h2 id="close">Drop your first block.</h2>
      <div className={links.ways}>
        <Link className={links.primary} href={lessonLink('basic', 1)}>
          Start the tutorial
          <Icon name="arrow" />
        </Link>
        <button
          className={styles.chip}
          type="button"
          data-copy={INSTALL_COMMAND}
          aria-label={`Copy: ${INSTALL_COMMAND}`}
        >
          <code>{INSTALL_COMMAND}</code>
          <Icon name="copy" />
        </button>
      </div>
    </section>
  )
}
