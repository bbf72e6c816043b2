import { Icon } from '../ui'
import * as styles from './Layout.module.css'

/** A way back for who has scrolled far: the style sheet alone keeps it out of sight until then. */
export function BackToTop() {
  return (
    <div className={styles.top}>
      <a href="#main" aria-label="Back to top">
        <Icon name="arrow" />
      </a>
    </div>
  )
}
