import { useId } from 'react'
import type { NavbarItem, NavbarPosition, SiteLink } from '../../model/site'
import { Icon, isSamePage, isUnder, Link, Logo, withPathPrefix } from '../ui'
import * as styles from './Navbar.module.css'

export interface NavbarProps {
  siteTitle: string
  items: readonly NavbarItem[]
  /** Site path of the current page. */
  path: string
  /** Id of the docs sidebar that the current page shows. */
  sidebarId: string | undefined
  hideOnScroll: boolean
}

/** The bar at the top of every page. Narrow windows show only the menu button, brand, search and color mode. */
export function Navbar({ siteTitle, items, path, sidebarId, hideOnScroll }: NavbarProps) {
  const entriesAt = (position: NavbarPosition) =>
    items
      .filter((item) => item.position === position && item.type !== 'search')
      .map((item, at) => <Entry key={at} item={item} path={path} sidebarId={sidebarId} />)
  return (
    <header className={styles.bar} data-hide-on-scroll={hideOnScroll ? '' : undefined} data-behind-menu>
      <div className={styles.inner}>
        <MenuButton />
        <Link className={styles.brand} href="/">
          <Logo />
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

/**
 * The value of `aria-current` for a link on the page at `path`, which shows the sidebar `sidebarId`: `page` for a link
 * to that page, `true` for a link to its sidebar or to a section that contains the page.
 */
export function ariaCurrent(
  item: Extract<NavbarItem, { href: string }>,
  path: string,
  sidebarId: string | undefined,
): 'page' | 'true' | undefined {
  if (item.external) return undefined
  if (isSamePage(item.href, path)) return 'page'
  if (item.type === 'docSidebar') return item.sidebarId === sidebarId ? 'true' : undefined
  return item.type === 'link' && item.activeBasePath !== null && isUnder(path, item.activeBasePath)
    ? 'true'
    : undefined
}

function Entry({ item, path, sidebarId }: { item: NavbarItem } & Pick<NavbarProps, 'path' | 'sidebarId'>) {
  if (item.type === 'search') return null
  if (item.type === 'dropdown') return <Dropdown label={item.label} items={item.items} />
  return <LinkEntry link={item} current={ariaCurrent(item, path, sidebarId)} />
}

/** An entry of the navbar or of the side menu. */
export function LinkEntry({ link, current }: { link: SiteLink; current?: 'page' | 'true' }) {
  return (
    <li>
      <Link href={link.href} aria-current={current}>
        {link.label}
        {link.external ? <Icon name="external" /> : null}
      </Link>
    </li>
  )
}

/** After the first render only `beforeHydration/dropdowns` writes `aria-expanded`. */
function Dropdown({ label, items }: { label: string; items: readonly SiteLink[] }) {
  const list = useId()
  return (
    <li data-dropdown>
      <button type="button" aria-expanded="false" aria-controls={list}>
        {label}
        <Icon name="chevron" />
      </button>
      <ul id={list}>
        {items.map((link) => (
          <LinkEntry key={link.href} link={link} />
        ))}
      </ul>
    </li>
  )
}

/** Opens the side menu. Without scripts it is a plain link, and CSS shows the menu as its `:target`. */
function MenuButton() {
  return (
    <a
      className={`${styles.opener} icon-button`}
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

/** Opens the search dialog. Without scripts it submits to the search page. */
function SearchButton() {
  return (
    <form className={styles.search} action={withPathPrefix('/search')}>
      <button type="submit" aria-keyshortcuts="Control+K Meta+K" data-search-open>
        <Icon name="search" />
        <span>Search</span>
      </button>
    </form>
  )
}

/** Only `beforeHydration/colorMode` writes `aria-pressed`. */
function ColorModeToggle() {
  return (
    <button
      className="icon-button needs-scripts"
      type="button"
      aria-label="Dark mode"
      aria-pressed="false"
      data-color-mode
    >
      <Icon name="mode" />
    </button>
  )
}
