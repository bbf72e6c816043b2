import { type ComponentType, type RefObject, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { SEARCH_OPENED } from '../behaviors/search'
import type { SearchModalProps } from './modal/SearchModal'

/** How far the search has come: nobody wants it, it is on its way, it did not come, or it is there. */
export type ModalState =
  | { is: 'closed' | 'coming' | 'missing' }
  | { is: 'there'; Modal: ComponentType<SearchModalProps>; dialog: HTMLDialogElement; query: string }

const fieldOf = (dialog: HTMLDialogElement) => dialog.querySelector('input')

/** Resolves when no input method is in the middle of a word. */
function settledInput(field: HTMLInputElement | null): Promise<void> {
  if (field?.dataset.composing === undefined) return Promise.resolve()
  return new Promise((resolve) =>
    field.addEventListener('compositionend', () => setTimeout(resolve), { once: true }),
  )
}

/** Fetches the modal when the dialog opens, and puts it in the place of the plain field in one go: no letter is lost. */
export function useSearchModal(ref: RefObject<HTMLDialogElement>, indexName: string) {
  const [state, setState] = useState<ModalState>({ is: 'closed' })
  const open = useCallback(async () => {
    const dialog = ref.current
    if (!dialog) return
    setState({ is: 'coming' })
    try {
      const { SearchModal: Modal, prepareModal } = await import(/* webpackChunkName: "search" */ './modal')
      await prepareModal(indexName)
      const field = fieldOf(dialog)
      await settledInput(field)
      if (dialog.open) flushSync(() => setState({ is: 'there', Modal, dialog, query: field?.value ?? '' }))
    } catch {
      setState({ is: 'missing' })
    }
  }, [ref, indexName])
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const start = () => void open()
    const close = () => {
      setState({ is: 'closed' })
      const field = fieldOf(dialog)
      if (field) field.value = ''
    }
    if (dialog.open) start()
    window.addEventListener(SEARCH_OPENED, start)
    dialog.addEventListener('close', close)
    return () => {
      window.removeEventListener(SEARCH_OPENED, start)
      dialog.removeEventListener('close', close)
    }
  }, [ref, open])
  return { state, retry: open }
}
