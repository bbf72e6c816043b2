import { forwardRef } from 'react'
import type { ListItem } from '../../fields/fields'

export interface MenuProps {
  label: string
  links: (ListItem & { href: string })[]
}

export const MenuView = forwardRef<HTMLElement, MenuProps>(function MenuView(
  { label, links },
  ref,
) {
  return (
    <nav ref={ref} className="block-menu" aria-label={label}>
      <ul>
        {links.map(({ id, title, href }) => (
          <li key={id}>
            <a href={href} draggable={false}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
})
