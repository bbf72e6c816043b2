import type { SidebarItem } from '../../model/sidebar'
import { isSamePage, Link } from '../ui'
import { SidebarGroup } from './SidebarGroup'

/** The entries of one level; `parent` is the id of the group around them. */
export function SidebarList(props: {
  items: readonly SidebarItem[]
  path: string
  parent: string
  id?: string
}) {
  const { items, path, parent, id } = props
  return (
    <ul id={id}>
      {items.map((item) =>
        item.type === 'link' ? (
          <li key={item.path}>
            <Link href={item.path} aria-current={isSamePage(item.path, path) ? 'page' : undefined}>
              {item.title}
            </Link>
          </li>
        ) : (
          <SidebarGroup key={item.label} category={item} path={path} parent={parent} />
        ),
      )}
    </ul>
  )
}
