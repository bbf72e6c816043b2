import { useState } from 'react'
import { linksOf, type SidebarCategory, type SidebarItem } from '../../model/sidebar'
import { Icon, isSamePage, Link } from '../ui'
import * as styles from './Sidebar.module.css'

const ROOT = 'docs'

interface SidebarProps {
  items: readonly SidebarItem[]
  /** Site path of the current page. */
  path: string
}

/** The docs in reading order, by category. The category of the current page starts open. */
export function Sidebar(props: SidebarProps) {
  return (
    <nav className={`rail ${styles.sidebar}`} aria-label="Documentation">
      <Items {...props} parent={ROOT} />
    </nav>
  )
}

/** One level of the sidebar; `parent` is the id of the category around it. */
function Items({ items, path, parent, id }: SidebarProps & { parent: string; id?: string }) {
  return (
    <ul id={id}>
      {items.map((item) =>
        item.type !== 'category' ? (
          <li key={item.path}>
            <Link href={item.path} aria-current={isSamePage(item.path, path) ? 'page' : undefined}>
              {item.title}
            </Link>
          </li>
        ) : parent === ROOT ? (
          <Category key={item.label} category={item} path={path} />
        ) : (
          <Group key={item.label} category={item} path={path} parent={parent} />
        ),
      )}
    </ul>
  )
}

/** A category in a category is always open: a reader who opened the outer one wants to see what is in it. */
function Group({ category, path, parent }: { category: SidebarCategory; path: string; parent: string }) {
  const id = categoryId(parent, category.label)
  return (
    <li>
      <span className={styles.group}>{category.label}</span>
      <Items items={category.items} path={path} parent={id} id={id} />
    </li>
  )
}

/** After the first render only `behaviors/disclosure` writes `aria-expanded`. */
function Category({ category, path }: { category: SidebarCategory; path: string }) {
  const id = categoryId(ROOT, category.label)
  const [startsOpen] = useState(() => linksOf(category.items).some((link) => isSamePage(link.path, path)))
  return (
    <li>
      <button type="button" aria-expanded={startsOpen} aria-controls={id} data-disclosure="category">
        {category.label}
        <Icon name="chevron" />
      </button>
      <Items items={category.items} path={path} parent={id} id={id} />
    </li>
  )
}

/** Also the key in storage. The colon keeps it apart from the ids of headings, which have none. */
function categoryId(parent: string, label: string): string {
  return `${parent}:${label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`
}
