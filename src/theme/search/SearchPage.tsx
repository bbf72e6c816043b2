import { useRef } from 'react'
import { Icon, Link, PlainPage, withPathPrefix } from '../ui'
import * as styles from './SearchPage.module.css'
import { SearchResults } from './SearchResults'
import { useQuery } from './useQuery'

/** The search field and its results. Without scripts, submitting the form still writes the query to the URL. */
export function SearchPage() {
  const field = useRef<HTMLInputElement>(null)
  const [query, change] = useQuery(field)
  return (
    <PlainPage title="Search">
      <search>
        <form
          onSubmit={(event) => event.preventDefault()}
          className={styles.form}
          action={withPathPrefix('/search')}
          method="get"
        >
          <label htmlFor="search-field">Search the documentation</label>
          <div>
            <input
              dir="auto"
              id="search-field"
              type="search"
              name="q"
              autoComplete="off"
              spellCheck="false"
              ref={field}
              onChange={({ currentTarget }) => change(currentTarget.value)}
            />
            <button type="submit">
              <Icon name="search" />
              Search
            </button>
          </div>
        </form>
      </search>
      <p className={styles.noScripts}>
        The search runs in your browser and needs JavaScript. Without it, look through the{' '}
        <Link href="/docs">list of all pages</Link>.
      </p>
      <SearchResults query={query} />
    </PlainPage>
  )
}
