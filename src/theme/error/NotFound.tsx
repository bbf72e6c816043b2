import { type ReactNode, useEffect, useState } from 'react'
import type { SiteLink } from '../../model/site'
import { Link, PlainPage } from '../ui'
import * as styles from './NotFound.module.css'

export interface NotFoundProps {
  /** The main pages of the site. */
  pages: readonly SiteLink[]
  /** Pages that the reader may have meant. */
  children?: ReactNode
}

/** The path in the address bar as a reader wrote it, or `null` on the server and until the page is alive. */
function useMissingPath(): string | null {
  const [path, setPath] = useState<string | null>(null)
  useEffect(() => {
    try {
      setPath(decodeURI(location.pathname))
    } catch {
      setPath(location.pathname)
    }
  }, [])
  return path
}

/** Says that there is no such page, and where to go instead. */
export function NotFound({ pages, children }: NotFoundProps) {
  const path = useMissingPath()
  return (
    <PlainPage
      title="Page not found"
      lead={
        path === null ? (
          'There is nothing at this address.'
        ) : (
          <>
            There is nothing at <code className={styles.path}>{path}</code>.
          </>
        )
      }
    >
      {children}
      <nav className={styles.pages} aria-label="Main pages">
        <p>Nothing was dropped here. These places are filled:</p>
        <ul>
          {pages.map((page) => (
            <li key={page.href}>
              <Link className="selectable" href={page.href}>
                {page.label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </PlainPage>
  )
}
