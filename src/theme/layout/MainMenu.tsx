import type { NavbarItem, SiteLink } from '../../model/site'
import { currentOf } from '../navbar'
import { Icon, Link } from '../ui'
import * as styles from './SideMenu.module.css'

/** A link of the side menu, on a line of its own. */
function Entry({ link, current }: { link: SiteLink; current?: 'page' | 'true' }) {
  return (
    <li>
      <Link href={link.href} aria-current={current}>
        {link.label}
        {link.external ? <Icon name="external" /> : null}
      </Link>
    </li>
  )
}

/** Opens the search in the place of the menu; without scripts it leads to the search page. */
function SearchEntry() {
  return (
    <li>
      <Link href="/search" role="button" data-search-open data-menu-close>
        <Icon name="search" />
        Search
      </Link>
    </li>
  )
}

/** The entries of the navbar, one below the other, dropdowns spread out under their label. */
export function MainMenu({ items, path }: { items: readonly NavbarItem[]; path: string }) {
  return (
    <nav className={styles.main} aria-label="Menu">
      <ul>
        {items.map((item, at) => {
          if (item.type === 'search') return <SearchEntry key={at} />
          if (item.type !== 'dropdown') return <Entry key={at} link={item} current={currentOf(item, path)} />
          return (
            <li key={at}>
              <span>{item.label}</span>
              <ul>
                {item.items.map((link) => (
                  <Entry key={link.href} link={link} />
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
