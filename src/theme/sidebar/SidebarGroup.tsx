import { useState } from 'react'
import { linksOf, type SidebarCategory } from '../../model/sidebar'
import { Icon, isSamePage } from '../ui'
import { SidebarList } from './SidebarList'

/**
 * The id of the group `label` inside the group `parent`; it names the group in storage as well. No heading has a colon in
 * its id.
 */
export function groupId(parent: string, label: string): string {
  return `${parent}:${label.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')}`
}

/** A group that folds; after the first render only `disclosureBehavior` writes `aria-expanded`. */
export function SidebarGroup(props: { category: SidebarCategory; path: string; parent: string }) {
  const { category, path, parent } = props
  const id = groupId(parent, category.label)
  const [startsOpen] = useState(() => linksOf(category.items).some((link) => isSamePage(link.path, path)))
  return (
    <li>
      <button type="button" aria-expanded={startsOpen} aria-controls={id} data-disclosure="category">
        {category.label}
        <Icon name="chevron" />
      </button>
      <SidebarList items={category.items} path={path} parent={id} id={id} />
    </li>
  )
}
