import { useId } from 'react'
import type { SiteLink } from '../../model/site'
import { Icon, Link } from '../ui'
import * as styles from './Navbar.module.css'

/** A disclosure of links; `dropdownBehavior` alone writes `aria-expanded` after the first render. */
export function Dropdown({ label, items }: { label: string; items: readonly SiteLink[] }) {
  const list = useId()
  return (
    <li className={styles.dropdown} data-dropdown>
      <button type="button" aria-expanded="false" aria-controls={list}>
        {label}
        <Icon name="chevron" />
      </button>
      <ul id={list}>
        {items.map((item) => (
          <li key={item.href}>
            <Link href={item.href}>{item.label}</Link>
          </li>
        ))}
      </ul>
    </li>
  )
}
