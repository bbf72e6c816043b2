import type { Badge, SiteLink } from '../../model/site'
import { ShortcutsButton } from '../shortcuts'
import { Link, Mark } from '../ui'
import * as styles from './Footer.module.css'

export interface FooterProps {
  siteTitle: string
  tagline: string
  columns: readonly { title: string; items: readonly SiteLink[] }[]
  /** The sentence about license and origin. */
  notice: string
  badges: readonly Badge[]
}

/** Where to go next, and the facts about the project, at the end of every page. */
export function Footer({ siteTitle, tagline, columns, notice, badges }: FooterProps) {
  return (
    <footer className={styles.footer} data-behind-menu>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.brand}>
            <Mark size={34} />
            {siteTitle}
          </p>
          <p>{tagline}</p>
        </div>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2>{column.title}</h2>
            <ul>
              {column.items.map((item) => (
                <li key={item.href}>
                  <Link href={item.href}>{item.label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className={styles.facts}>
          <p>{notice}</p>
          <ShortcutsButton />
          <p className={styles.badges}>
            {badges.map((badge) => (
              <Link key={badge.src} href={badge.href}>
                <img {...pictureOf(badge)} alt={badge.alt} loading="lazy" decoding="async" />
              </Link>
            ))}
          </p>
        </div>
      </div>
    </footer>
  )
}

/** The picture of a badge with the room that it takes, so that nothing moves when it arrives. */
function pictureOf({ src, width, height }: Badge): Pick<Badge, 'src' | 'width' | 'height'> {
  return { src, width, height }
}
