import type { ReactNode } from 'react'
import { Icon, Link, PlainPage, withPathPrefix } from '../ui'
import * as styles from './SearchPage.module.css'

/** The search page: a field that works as a plain form, a place for results, and what to do without scripts. */
export function SearchPage({ children }: { children?: ReactNode }) {
  return (
    <PlainPage title="Search">
      <search>
        <form className={styles.form} action={withPathPrefix('/search')} method="get">
          <label htmlFor="search-field">Search the documentation</label>
          <div>
            <input id="search-field" type="search" name="q" autoComplete="off" spellCheck="false" />
            <button type="submit">
              <Icon name="search" />
              Search
            </button>
          </div>
        </form>
      </search>
      <p className={styles.without}>
        The search runs in your browser and needs JavaScript. Without it, the{' '}
        <Link href="/docs">list of all pages</Link> is the shortest way.
      </p>
      {children}
    </PlainPage>
  )
}
