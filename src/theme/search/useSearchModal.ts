import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { SEARCH_DIALOG, SEARCH_OPENED } from '../interactions/beforeHydration/search'
import type { SearchModalProps } from './modal/SearchModal'

/** Imports the modal. Its files are fetched only when a reader opens the search. */
const importModal = () => import(/* webpackChunkName: "modal" */ './modal')

/** If the reader opened the search before hydration, builds the index while React waits for its own files. */
export function preloadSearch(): void {
  const dialog = document.getElementById(SEARCH_DIALOG) as HTMLDialogElement | null
  if (!dialog?.open || dialog.dataset.records === undefined) return
  importModal()
    .then(({ loadEmbeddedSearch }) => loadEmbeddedSearch())
    // The modal requests the index again, and shows the failure.
    .catch(() => {})
}

type ModalState =
  | { is: 'closed' | 'loading' | 'failed' }
  | { is: 'ready'; Modal: ComponentType<SearchModalProps>; dialog: HTMLDialogElement; query: string }

const fieldOf = (dialog: HTMLDialogElement) => dialog.querySelector('input')

/** Resolves when no input method editor is composing text. */
function compositionEnd(field: HTMLInputElement | null): Promise<void> {
  if (field?.dataset.composing === undefined) return Promise.resolve()
  return new Promise((resolve) =>
    field.addEventListener('compositionend', () => setTimeout(resolve), { once: true }),
  )
}

/** Loads the modal when the dialog opens, and synchronously replaces the plain field with it, so that no key is lost. */
export function useSearchModal(ref: RefObject<HTMLDialogElement>, indexName: string) {
  const [state, setState] = useState<ModalState>({ is: 'closed' })
  const load = useCallback(async () => {
    const dialog = ref.current
    if (!dialog) return
    setState({ is: 'loading' })
    try {
      const { SearchModal: Modal, prepareModal } = await importModal()
      await prepareModal(indexName)
      const field = fieldOf(dialog)
      await compositionEnd(field)
      if (dialog.open) flushSync(() => setState({ is: 'ready', Modal, dialog, query: field?.value ?? '' }))
    } catch {
      setState({ is: 'failed' })
    }
  }, [ref, indexName])
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const open = () => void load()
    const close = () => {
      setState({ is: 'closed' })
      const field = fieldOf(dialog)
      if (field) field.value = ''
    }
    if (dialog.open) open()
    window.addEventListener(SEARCH_OPENED, open)
    dialog.addEventListener('close', close)
    return () => {
      window.removeEventListener(SEARCH_OPENED, open)
      dialog.removeEventListener('close', close)
    }
  }, [ref, load])
  return { state, retry: load }
}
