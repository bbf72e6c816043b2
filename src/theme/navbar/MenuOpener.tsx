import { Icon } from '../ui'
import * as styles from './Navbar.module.css'

/** Opens the side menu; without scripts a plain link that makes the menu the target. */
export function MenuOpener() {
  return (
    <a
      className={styles.opener}
      href="#menu"
      role="button"
      aria-label="Menu"
      aria-expanded="false"
      aria-controls="menu"
      data-menu-open
    >
      <Icon name="menu" />
    </a>
  )
}
