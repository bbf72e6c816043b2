import { useEffect, useState } from 'react'
import type { PageLink } from '../../model/doc'
import { nearestPages } from '../../model/nearestPages'
import type { SiteLink } from '../../model/site'
import { Link, PlainPage, withoutPathPrefix } from '../ui'
import { brokenLinkReport } from './brokenLinkReport'
import { CameFrom } from './CameFrom'
import * as styles from './NotFound.module.css'

export interface NotFoundProps {
  /** The main pages of the site. */
  pages: readonly SiteLink[]
  /** Every page that may be suggested. */
  known: readonly PageLink[]
}

/** What was asked for, and where the link to it stands; `referrer` is empty when the browser does not say. */
interface Missing {
  path: string
  address: string
  referrer: string
}

function readMissing(): Missing {
  const { pathname, href } = location
  const { referrer } = document
  try {
    return { path: decodeURI(pathname), address: href, referrer }
  } catch {
    return { path: pathname, address: href, referrer }
  }
}

/** What the address bar says, or `null` on the server and until the page is alive. */
function useMissing(): Missing | null {
  const [missing, setMissing] = useState<Missing | null>(null)
  useEffect(() => setMissing(readMissing()), [])
  return missing
}

/** Links in a dashed place; nothing without any. */
function Pages({ label, lead, links }: { label: string; lead: string; links: readonly SiteLink[] }) {
  if (links.length === 0) return null
  return (
    <nav className={styles.pages} aria-label={label}>
      <p>{lead}</p>
      <ul>
        {links.map((page) => (
          <li key={page.href}>
            <Link className="selectable" href={page.href}>
              {page.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Says that there is no such page, which pages may have been meant, where else to go, and how to report the link. */
export function NotFound({ pages, known }: NotFoundProps) {
  const missing = useMissing()
  const near = missing === null ? [] : nearestPages(withoutPathPrefix(missing.path), known)
  const suggestions = near.map(({ title, path }) => ({ label: title, href: path, external: false }))
  const lead =
    missing === null ? (
      'There is nothing at this address.'
    ) : (
      <>
        There is nothing at <code className={styles.path}>{missing.path}</code>.
      </>
    )
  return (
    <PlainPage title="Page not found" lead={lead}>
      <Pages label="Nearest pages" lead="Did you mean one of these?" links={suggestions} />
      <Pages label="Main pages" lead="Nothing was dropped here. These places are filled:" links={pages} />
      {missing === null ? null : (
        <CameFrom referrer={missing.referrer} report={brokenLinkReport(missing.address, missing.referrer)} />
      )}
    </PlainPage>
  )
}
