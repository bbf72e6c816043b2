import type { Badge, PlainLink } from '../../model/site'
import { Link, Logo } from '../ui'
import * as styles from './Footer.module.css'

export interface FooterProps {
  siteTitle: string
  tagline: string
  /** Pages that no column leads to. */
  links: readonly PlainLink[]
  columns: readonly { title: string; items: readonly PlainLink[] }[]
  /** The sentence about license and origin. */
  notice: string
  badges: readonly Badge[]
}

export function Footer({ siteTitle, tagline, links, columns, notice, badges }: FooterProps) {
  return (
    <footer className={styles.footer} data-behind-menu>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.brand}>
            <Logo size={34} />
            {siteTitle}
          </p>
          <p>{tagline}</p>
          {listOf(links)}
        </div>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2>{column.title}</h2>
            {listOf(column.items)}
          </nav>
        ))}
        <div className={styles.facts}>
          <p>{notice}</p>
          <button className="needs-scripts" type="button" aria-haspopup="dialog" data-shortcuts>
            Keyboard shortcuts
          </button>
          <p className={styles.badges}>
            {badges.map(({ src, alt, href, width, height }) => (
              <Link key={src} href={href}>
                <img src={src} width={width} height={height} alt={alt} loading="lazy" decoding="async" />
              </Link>
            ))}
          </p>
        </div>
      </div>
    </footer>
  )
}

const listOf = (links: readonly PlainLink[]) => (
  <ul>
    {links.map(({ label, href }) => (
      <li key={href}>
        <Link href={href}>{label}</Link>
      </li>
    ))}
  </ul>
)
