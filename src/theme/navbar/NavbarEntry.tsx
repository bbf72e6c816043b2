import type { NavbarItem } from '../../model/site'
import { Icon, isSamePage, isUnder, Link } from '../ui'
import { Dropdown } from './Dropdown'

/** What `aria-current` says about a link while the page at `path` is shown: this page, a page under it, or nothing. */
export function currentOf(
  item: Extract<NavbarItem, { href: string }>,
  path: string,
): 'page' | 'true' | undefined {
  if (item.external) return undefined
  if (isSamePage(item.href, path)) return 'page'
  return 'activeBasePath' in item && item.activeBasePath !== null && isUnder(path, item.activeBasePath)
    ? 'true'
    : undefined
}

/** One entry of the bar. */
export function NavbarEntry({ item, path }: { item: NavbarItem; path: string }) {
  if (item.type === 'search') return null
  if (item.type === 'dropdown') return <Dropdown label={item.label} items={item.items} />
  return (
    <li>
      <Link href={item.href} aria-current={currentOf(item, path)}>
        {item.label}
        {item.external ? <Icon name="external" /> : null}
      </Link>
    </li>
  )
}
