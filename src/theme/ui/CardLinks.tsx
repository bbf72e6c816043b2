import * as styles from './CardLinks.module.css'
import { Icon } from './Icon'
import { Link } from './Link'

interface CardLinksProps {
  label?: string
  links: readonly { name: string; href: string; description: string }[]
}

/** A row of cards, each with a link and a description of its target. */
export function CardLinks({ label, links }: CardLinksProps) {
  return (
    <ul className={styles.cards} aria-label={label}>
      {links.map(({ name, href, description }) => (
        <li key={href}>
          <Link className="selectable" href={href}>
            <strong>
              {name}
              {href.startsWith('/') ? null : <Icon name="external" />}
            </strong>
            {description}
          </Link>
        </li>
      ))}
    </ul>
  )
}
