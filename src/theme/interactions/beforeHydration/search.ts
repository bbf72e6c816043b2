import { savesData } from '../../../model/browser'
import { type EarlyHydration, HYDRATED } from '../../../model/hydration'
import { delegate } from './dom'
import { isSingleKeyShortcut } from './singleKeyShortcuts'

/** Id of the search dialog. It is in the HTML of every page, so that its field accepts text before React has loaded. */
export const SEARCH_DIALOG = 'search-dialog'

/** Fired on `window` when the dialog opens. */
export const SEARCH_OPENED = 'searchopened'

/** Whether the event is Ctrl+K, Cmd+K, or `/` alone outside a field. */
function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (key === '/') return isSingleKeyShortcut(event, '/')
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey
}

/** Opens and closes the search dialog. */
export function installSearch(document: Document): void {
  const find = () => document.getElementById(SEARCH_DIALOG) as HTMLDialogElement | null
  const toggle = (event: Event) => {
    const dialog = find()
    if (!dialog) return
    event.preventDefault()
    if (dialog.open) return dialog.close()
    dialog.showModal()
    dispatchEvent(new Event(SEARCH_OPENED))
  }
  delegate(document, 'click', '[data-search-open]', (_, event) => toggle(event))
  delegate(document, 'click', `#${SEARCH_DIALOG}`, (dialog, { target }) => {
    if (target === dialog || (target as Element).closest('[data-search-close]'))
      (dialog as HTMLDialogElement).close()
  })
  document.addEventListener('keydown', (event) => {
    if (isSearchShortcut(event)) toggle(event)
  })
}

/**
 * Preloads the files of the search if it opens before React has loaded. The records and the search's chunk are
 * requested before React's files: over HTTP/1 a browser requests six files at a time, and these are the largest. When
 * the pointer moves onto the search button, they are fetched into the browser's cache and React starts, so that the
 * search opens sooner after the click.
 */
export function preloadSearchFiles({ preload, filesOfChunk, start }: EarlyHydration): void {
  const filesOf = () => {
    const { sheet = '', records = '' } = document.getElementById(SEARCH_DIALOG)?.dataset ?? {}
    return { sheet, records, scripts: filesOfChunk('modal') }
  }
  let isFetched = false
  delegate(document, 'pointerover', '[data-search-open]', () => {
    if (isFetched || savesData(navigator) || document.documentElement.hasAttribute(HYDRATED)) return
    isFetched = true
    const { records, scripts } = filesOf()
    for (const file of [records, ...scripts]) if (file) fetch(file, { priority: 'low' }).catch(() => {})
    start()
  })
  const load = () => {
    const { sheet, records, scripts } = filesOf()
    if (records) preload(records, 'fetch')
    for (const script of scripts) preload(script, 'script')
    start()
    if (sheet) preload(sheet, 'style')
  }
  addEventListener(SEARCH_OPENED, load, { once: true })
}
