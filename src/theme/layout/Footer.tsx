import type { Badge, SiteLink } from '../../model/site'
import { Link, Logo } from '../ui'
import * as styles from './Footer.module.css'

export interface FooterProps {
  siteTitle: string
  tagline: string
  /** Pages that no column leads to. */
  links: readonly SiteLink[]
  columns: readonly { title: string; items: readonly SiteLink[] }[]
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
          <ul>
            {links.map((item) => (
              <li key={item.href}>
                <Link href={item.href}>{item.label}</Link>
              </li>
            ))}
          </ul>
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
