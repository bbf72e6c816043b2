import { useState } from 'react'
import { overviewId, pagesOf, type SidebarItem, slugOf } from '../../model/sidebar'
import { Icon, isSamePage, Link } from '../ui'
import * as styles from './Sidebar.module.css'

interface SidebarProps {
  items: readonly SidebarItem[]
  /** Site path of the current page. */
  path: string
}

/** Number of pages above which a sidebar is large: with all of its links, each page would grow with the site. */
const MAX_PAGES = 300

const lists = (items: readonly SidebarItem[], path: string) =>
  pagesOf(items).some((page) => isSamePage(page.path, path))

/**
 * The docs in reading order, by category. The categories around the current page start open. In a large sidebar, the other
 * outermost categories are links to their lists on `/docs`, which shows only the sidebar `docs`.
 */
export function Sidebar({ sidebarId, ...props }: SidebarProps & { sidebarId: string }) {
  const isLarge = sidebarId === 'docs' && pagesOf(props.items).length > MAX_PAGES
  return (
    <nav className={`rail ${styles.sidebar}`} aria-label="Documentation">
      <Items {...props} isLarge={isLarge} />
    </nav>
  )
}

/** One level of the sidebar. `id` is the id of the category that contains it. */
function Items({ items, path, id, isLarge }: SidebarProps & { id?: string; isLarge?: boolean }) {
  return (
    <ul id={id}>
      {items.map((item) =>
        item.type !== 'category' ? (
          <li key={item.path}>
            <Link href={item.path} aria-current={isSamePage(item.path, path) ? 'page' : undefined}>
              {item.title}
            </Link>
          </li>
        ) : isLarge && !lists(item.items, path) ? (
          <li key={item.label}>
            <Link className={styles.closed} href={`/docs#${overviewId(item.label)}`}>
              {item.label}
              <Icon name="chevron" />
            </Link>
          </li>
        ) : (
          // The id is also the key in storage. The colon keeps it distinct from heading ids.
          <Category key={item.label} {...item} path={path} id={`${id ?? 'docs'}:${slugOf(item.label)}`} />
        ),
      )}
    </ul>
  )
}

/** After the first render only `beforeHydration/disclosure` writes `aria-expanded`. */
function Category({ label, items, path, id }: SidebarProps & { label: string; id: string }) {
  const [startsOpen] = useState(() => lists(items, path))
  return (
    <li>
      <button type="button" aria-expanded={startsOpen} aria-controls={id} data-disclosure="category">
        {label}
        <Icon name="chevron" />
      </button>
      <Items items={items} path={path} id={id} />
    </li>
  )
}
