import type { NavbarItem, NavbarPosition } from '../../model/site'
import { ColorModeToggle } from '../color-mode'
import { Link, Mark } from '../ui'
import { MenuOpener } from './MenuOpener'
import * as styles from './Navbar.module.css'
import { NavbarEntry } from './NavbarEntry'
import { SearchButton } from './SearchButton'

export interface NavbarProps {
  siteTitle: string
  items: readonly NavbarItem[]
  /** Site path of the page that is shown. */
  path: string
  hideOnScroll: boolean
}

/** The bar on top of every page; narrow windows keep the brand, search and color mode, and a way to the menu. */
export function Navbar({ siteTitle, items, path, hideOnScroll }: NavbarProps) {
  const entriesAt = (position: NavbarPosition) =>
    items
      .filter((item) => item.position === position && item.type !== 'search')
      .map((item, at) => <NavbarEntry key={at} item={item} path={path} />)
  return (
    <header className={styles.bar} data-hide-on-scroll={hideOnScroll ? '' : undefined} data-behind-menu>
      <div className={styles.inner}>
        <MenuOpener />
        <Link className={styles.brand} href="/">
          <Mark />
          {siteTitle}
        </Link>
        <nav className={styles.entries} aria-label="Main">
          <ul>{entriesAt('left')}</ul>
          <ul>{entriesAt('right')}</ul>
        </nav>
        {items.some((item) => item.type === 'search') ? <SearchButton /> : null}
        <ColorModeToggle />
      </div>
    </header>
  )
}
