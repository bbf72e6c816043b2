import { delegate, isTyping } from '../dom'
import { areSingleKeysOn } from '../state'
import { SEARCH_DIALOG, SEARCH_OPENED } from '../search/dialogNames'

/** Whether a key press asks for the search: Ctrl+K, Cmd+K, or `/` alone outside of fields (spec §2). */
function asksForSearch(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (key === '/') return !isTyping(event) && areSingleKeysOn()
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey
}

/** Lets the search open and close, with or without React; the dialog keeps what is typed meanwhile. */
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
