import { useState } from 'react'
import { pagesOf, type SidebarCategory, type SidebarItem } from '../../model/sidebar'
import { Icon, isSamePage, Link } from '../ui'
import * as styles from './Sidebar.module.css'

interface SidebarProps {
  items: readonly SidebarItem[]
  /** Site path of the current page. */
  path: string
}

/** The docs in reading order, by category. The category of the current page starts open. */
export function Sidebar(props: SidebarProps) {
  return (
    <nav className={`rail ${styles.sidebar}`} aria-label="Documentation">
      <Items {...props} />
    </nav>
  )
}

/**
 * One level of the sidebar. A category within a category is always open: a reader who opened the outer one wants to see
 * its contents.
 */
function Items({ items, path, id, isNested }: SidebarProps & { id?: string; isNested?: boolean }) {
  return (
    <ul id={id}>
      {items.map((item) =>
        item.type !== 'category' ? (
          <li key={item.path}>
            <Link href={item.path} aria-current={isSamePage(item.path, path) ? 'page' : undefined}>
              {item.title}
            </Link>
          </li>
        ) : isNested ? (
          <li key={item.label}>
            <span>{item.label}</span>
            <Items items={item.items} path={path} isNested />
          </li>
        ) : (
          <Category key={item.label} {...item} path={path} />
        ),
      )}
    </ul>
  )
}

/** After the first render only `beforeHydration/disclosure` writes `aria-expanded`. */
function Category({ label, items, path }: Omit<SidebarCategory, 'type'> & { path: string }) {
  const id = categoryId(label)
  const [startsOpen] = useState(() => pagesOf(items).some((page) => isSamePage(page.path, path)))
  return (
    <li>
      <button type="button" aria-expanded={startsOpen} aria-controls={id} data-disclosure="category">
        {label}
        <Icon name="chevron" />
      </button>
      <Items items={items} path={path} id={id} isNested />
    </li>
  )
}

/** The id of a category, which is also its key in storage. The colon keeps it distinct from heading ids. */
function categoryId(label: string): string {
  return `docs:${label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`
}
