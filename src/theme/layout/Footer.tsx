import type { FooterConfig, LinkConfig } from '../../model/site'
import { Link, Logo } from '../ui'
import * as styles from './Footer.module.css'

interface FooterProps extends FooterConfig {
  siteTitle: string
  tagline: string
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

const listOf = (links: readonly LinkConfig[]) => (
  <ul>
    {links.map(({ label, to, href }) => (
      <li key={label}>
        <Link href={to ?? href}>{label}</Link>
      </li>
    ))}
  </ul>
)
