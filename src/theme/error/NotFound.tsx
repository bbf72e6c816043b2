import { useEffect, useState } from 'react'
import site from '../../../content/site'
import type { PageLink } from '../../model/pages'
import { nearestPages } from './nearestPages'
import { issueUrl, type PlainLink } from '../../model/site'
import { decoded } from '../../model/url'
import { Link, PlainPage, withoutPathPrefix } from '../ui'
import * as styles from './NotFound.module.css'

interface NotFoundProps {
  /** The main pages of the site. */
  pages: readonly PlainLink[]
  /** All pages that may be suggested. */
  known: readonly PageLink[]
}

/** The not-found page. It suggests pages with similar paths, and offers to report the broken link. */
export function NotFound({ pages, known }: NotFoundProps) {
  const request = useFailedRequest()
  const nearest = request === null ? [] : nearestPages(withoutPathPrefix(request.path), known)
  const suggestions = nearest.map(({ title, path }) => ({ label: title, href: path }))
  const lead =
    request === null ? (
      'There is nothing at this address.'
    ) : (
      <>
        There is nothing at <code className={styles.path}>{request.path}</code>.
      </>
    )
  return (
    <PlainPage title="Page not found" lead={lead}>
      <Pages label="Suggested pages" lead="Did you mean one of these?" links={suggestions} />
      <Pages label="Main pages" lead="Nothing was dropped here. Try one of these pages:" links={pages} />
      {request === null ? null : (
        <p className={styles.from}>
          {request.referrer === '' ? null : (
            <>
              You followed a link from <code className={styles.path}>{request.referrer}</code>.{' '}
            </>
          )}
          Think there should be a page here?{' '}
          <Link href={brokenLinkReport(request.address, request.referrer)}>Report the broken link</Link>.
        </p>
      )}
    </PlainPage>
  )
}

interface FailedRequest {
  path: string
  address: string
  /** The page with the broken link; empty if the browser does not reveal it. */
  referrer: string
}

function readRequest(): FailedRequest {
  const { pathname, href } = location
  return { path: decoded(pathname) ?? pathname, address: href, referrer: document.referrer }
}

/** The failed request. `null` on the server and until hydration: one HTML file serves all unknown paths. */
function useFailedRequest(): FailedRequest | null {
  const [request, setRequest] = useState<FailedRequest | null>(null)
  useEffect(() => setRequest(readRequest()), [])
  return request
}

function Pages({ label, lead, links }: { label: string; lead: string; links: readonly PlainLink[] }) {
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

/** Addresses are truncated to this length, because GitHub rejects a form whose URL is too long. */
const MAX_LENGTH = 500

/** The URL of a prefilled form for a new issue about a broken link. */
export const brokenLinkReport = (address: string, referrer: string): string =>
  issueUrl(site.repository, 'Website: broken link', [
    `Page not found: ${address.slice(0, MAX_LENGTH)}`,
    `The link is on: ${referrer === '' ? '(please fill in)' : referrer.slice(0, MAX_LENGTH)}`,
    'What I was looking for: ',
  ])
