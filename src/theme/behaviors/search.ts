// Inlined into every page: it works before React is there, and without it.
import type { EarlyHydration } from '../../model/hydration'
import { delegate } from './delegate'
import { isSingleKey } from './singleKeys'

/** Id of the dialog, which is in the HTML of every page, so that no letter is lost from the first keystroke on. */
export const SEARCH_DIALOG = 'search-dialog'

/** Fired on `window` when the dialog opens. */
export const SEARCH_OPENED = 'searchopened'

/** Ctrl+K, Cmd+K, or `/` alone outside of fields. */
function asksForSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (key === '/') return isSingleKey(event, '/')
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey
}

/** Opens and closes the search dialog, with or without React; the dialog keeps what is typed meanwhile. */
export function installSearch(document: Document): void {
  const find = () => document.getElementById(SEARCH_DIALOG) as HTMLDialogElement | null
  const open = (event: Event) => {
    const dialog = find()
    if (!dialog) return
    event.preventDefault()
    if (dialog.open) return dialog.close()
    dialog.showModal()
    dispatchEvent(new Event(SEARCH_OPENED))
  }
  delegate(document, 'click', '[data-search-open]', (_, event) => open(event))
  delegate(document, 'click', `#${SEARCH_DIALOG}`, (dialog, { target }) => {
    if (target === dialog || (target as Element).closest('[data-search-close]'))
      (dialog as HTMLDialogElement).close()
  })
  document.addEventListener('keydown', (event) => {
    if (asksForSearch(event)) open(event)
  })
}

/**
 * Preloads what the search needs when it opens before React is there. Before React's own files: a host that sends six
 * files at a time would keep the largest ones for the end.
 */
export function preloadSearchFiles({ preload, preloadChunk, start }: EarlyHydration): void {
  addEventListener(
    SEARCH_OPENED,
    () => {
      const { sheet, records } = document.getElementById(SEARCH_DIALOG)?.dataset ?? {}
      if (records) preload(records, 'fetch')
      preloadChunk('search')
      start()
      if (sheet) preload(sheet, 'style')
    },
    { once: true },
  )
}
