import { Icon, withPathPrefix } from '../ui'
import * as styles from './Navbar.module.css'

/** Opens the search; without scripts it leads to the search page. The hint is drawn by the style sheet. */
export function SearchButton() {
  return (
    <form className={styles.search} action={withPathPrefix('/search')}>
      <button type="submit" aria-keyshortcuts="Control+K Meta+K" data-search-open>
        <Icon name="search" />
        <span>Search</span>
      </button>
    </form>
  )
}
