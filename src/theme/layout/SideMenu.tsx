import type { NavbarItem } from '../../model/site'
import type { Sidebar as DocsSidebar } from '../../model/sidebar'
import { Icon, Link } from '../ui'
import { ariaCurrent, LinkEntry, type NavbarProps } from './Navbar'
import { Sidebar } from './Sidebar'
import * as styles from './SideMenu.module.css'

interface SideMenuProps {
  navbar: readonly NavbarItem[]
  /** The sidebar of the current page, or `null` outside the documentation. */
  sidebar: DocsSidebar | null
  path: string
}

/**
 * The docs sidebar and the navbar's entries. In narrow windows it is a drawer that shows the docs first, with a button
 * for the main menu. Wide windows show only the docs, next to the page.
 */
export function SideMenu({ navbar, sidebar, path }: SideMenuProps) {
  return (
    <>
      <a className={styles.backdrop} href="#main" tabIndex={-1} aria-hidden="true" data-menu-close>
        <span className="visually-hidden">Close menu</span>
      </a>
      <div
        className={styles.menu}
        id="menu"
        role="complementary"
        aria-label="Menu"
        data-docs={sidebar ? '' : undefined}
      >
        <div className={styles.head}>
          {sidebar ? (
            <button className={`${styles.back} needs-scripts`} type="button" data-menu-panel>
              <Icon name="arrow" />
              <span className={styles.toMain}>Main menu</span>
              <span className={styles.toDocs}>Documentation</span>
            </button>
          ) : null}
          <a
            className={`${styles.close} icon-button`}
            href="#main"
            role="button"
            aria-label="Close menu"
            data-menu-close
          >
            <Icon name="close" />
          </a>
        </div>
        <MainMenu items={navbar} path={path} sidebarId={sidebar?.sidebarId} />
        {sidebar ? <Sidebar {...sidebar} path={path} /> : null}
      </div>
    </>
  )
}

/** The navbar's entries as a list. The entries of a dropdown are indented below its label. */
function MainMenu({ items, path, sidebarId }: Pick<NavbarProps, 'items' | 'path' | 'sidebarId'>) {
  return (
    <nav className={styles.main} aria-label="Menu">
      <ul>
        {items.map((item, at) => {
          if (item.type === 'search')
            return (
              <li key={at}>
                {/* Replaces the menu with the search dialog. Without scripts it links to the search page. */}
                <Link href="/search" role="button" data-search-open data-menu-close>
                  <Icon name="search" />
                  Search
                </Link>
              </li>
            )
          if (item.type !== 'dropdown')
            return <LinkEntry key={at} link={item} current={ariaCurrent(item, path, sidebarId)} />
          return (
            <li key={at}>
              <span>{item.label}</span>
              <ul>
                {item.items.map((link) => (
                  <LinkEntry key={link.href} link={link} />
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
