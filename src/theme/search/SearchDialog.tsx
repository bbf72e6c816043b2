import { useRef } from 'react'
import type { PlainLink, SearchService } from '../../model/site'
import { SEARCH_DIALOG } from '../behaviors/search'
import { Icon, Link, withPathPrefix } from '../ui'
import sheet from './modal/Modal.sheet.css'
import * as styles from './SearchDialog.module.css'
import { RECORDS } from './searchUrls'
import { useSearchModal } from './useSearchModal'

export interface SearchDialogProps {
  /** The hosted service, or `null` for the embedded index. */
  service: SearchService | null
  /** `null` if the site has no repository. */
  issuesUrl: string | null
  /** Offered before the reader types. */
  suggestedPages: readonly PlainLink[]
}

/**
 * The search dialog. A plain field is in the HTML of every page, so that no keystroke is lost. React replaces it by the
 * modal, with what was typed. Until then, and if the modal cannot be loaded, Enter leads to the search page.
 */
export function SearchDialog({ service, issuesUrl, suggestedPages }: SearchDialogProps) {
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
        <state.Modal dialog={state.dialog} query={state.query} service={service} issuesUrl={issuesUrl} />
      ) : (
        <form className={styles.plain} action={withPathPrefix('/search')}>
          <Icon name="search" />
          <input
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
          {suggestedPages.map((page) => (
            <li key={page.href}>
              <Link href={page.href} data-search-close>
                {page.label}
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
