import { Link } from '../ui'
import * as styles from './DocPage.module.css'

/** The way from the docs to this page: the groups around it, outermost first. */
export function Breadcrumbs({ trail }: { trail: readonly string[] }) {
  return (
    <nav className={styles.trail} aria-label="Breadcrumbs">
      <ol>
        <li>
          <Link href="/docs">Docs</Link>
        </li>
        {trail.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ol>
    </nav>
  )
}
