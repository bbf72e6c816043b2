import type { SidebarItem } from '../../model/sidebar'
import * as styles from './Sidebar.module.css'
import { SidebarTree } from './SidebarTree'

export interface SidebarProps {
  items: readonly SidebarItem[]
  /** Site path of the page that is shown. */
  path: string
}

/** The docs in reading order, grouped; the group that holds the page that is shown starts open. */
export function Sidebar({ items, path }: SidebarProps) {
  return (
    <nav className={styles.sidebar} aria-label="Documentation">
      <SidebarTree items={items} path={path} parent="docs" />
    </nav>
  )
}
