import { useRef } from 'react'
import site from '../../../content/site'
import type { LinkConfig } from '../../model/site'
import { SEARCH_DIALOG } from '../interactions/beforeHydration/search'
import { Icon, Link, withPathPrefix } from '../ui'
import sheet from './modal/Modal.sheet.css'
import * as styles from './SearchDialog.module.css'
import { RECORDS, service } from './searchUrls'
import { useSearchModal } from './useSearchModal'

/** Pages to suggest before the reader types. */
const suggestedPages: readonly LinkConfig[] = site.suggestedPages

/**
 * The search dialog. The HTML of every page contains a plain field, so that no keystroke is lost. React replaces it with
 * the modal and keeps the typed text. Until then, and if the modal fails to load, Enter opens the search page.
 */
export function SearchDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const { state, retry } = useSearchModal(dialog, service?.indexName ?? 'embedded')
  return (
    <dialog
      className={styles.dialog}
      id={SEARCH_DIALOG}
      ref={dialog}
      aria-label="Search"
      data-sheet={sheet}
      data-records={service ? undefined : withPathPrefix(RECORDS)}
    >
      {state.is === 'ready' ? (
        <state.Modal dialog={state.dialog} query={state.query} />
      ) : (
        <form className={styles.plain} action={withPathPrefix('/search')}>
          <Icon name="search" />
          <input
            dir="auto"
            type="search"
            name="q"
            aria-label="Search the documentation"
            placeholder="Search the documentation"
            autoComplete="off"
            spellCheck="false"
            onCompositionStart={({ currentTarget }) => (currentTarget.dataset.composing = '')}
            onCompositionEnd={({ currentTarget }) => delete currentTarget.dataset.composing}
          />
          <button type="button" aria-label="Close" data-search-close>
            <Icon name="close" />
          </button>
        </form>
      )}
      <nav className={styles.start} aria-labelledby="search-start">
        <p id="search-start">Start with</p>
        <ul>
          {suggestedPages.map(({ label, to, href }) => (
            <li key={label}>
              <Link href={to ?? href} data-search-close>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {state.is === 'failed' ? (
        <p className={styles.failure} role="alert">
          The search could not be loaded.{' '}
          <button type="button" onClick={() => void retry()}>
            Try again
          </button>
          , press Enter for the search page, or look through the <Link href="/docs">list of all pages</Link>.
        </p>
      ) : null}
    </dialog>
  )
}
