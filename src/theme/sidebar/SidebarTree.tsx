import { useState } from 'react'
import { linksOf, type SidebarCategory, type SidebarItem } from '../../model/sidebar'
import { Icon, isSamePage, Link } from '../ui'

/**
 * The id of the group `label` inside the group `parent`; it names the group in storage as well. No heading has a colon in
 * its id.
 */
function groupId(parent: string, label: string): string {
  return `${parent}:${label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`
}

/** The entries of one level; `parent` is the id of the group around them. */
export function SidebarTree(props: {
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

/** A group that folds; after the first render only `disclosureBehavior` writes `aria-expanded`. */
function SidebarGroup(props: { category: SidebarCategory; path: string; parent: string }) {
  const { category, path, parent } = props
  const id = groupId(parent, category.label)
  const [startsOpen] = useState(() => linksOf(category.items).some((link) => isSamePage(link.path, path)))
  return (
    <li>
      <button type="button" aria-expanded={startsOpen} aria-controls={id} data-disclosure="category">
        {category.label}
        <Icon name="chevron" />
      </button>
      <SidebarTree items={category.items} path={path} parent={id} id={id} />
    </li>
  )
}
