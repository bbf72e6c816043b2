import { useEffect, useState } from 'react'
import { createAutosave, firstState, type Callbacks } from './createAutosave'
import type { Draft } from './draft'
import type { StoredPage } from './server'

/**
 * Saves a page automatically. `saved` is the page on the server, and `opened` is the
 * version that the editor opens: the page, or a draft of it.
 */
export function useAutosave(saved: StoredPage, callbacks: Callbacks, opened: Draft) {
  const [state, setState] = useState(() => firstState(saved, opened))
  const [autosave] = useState(() => createAutosave(saved, opened, callbacks, setState))
  const { open, flush, keepNow, close, changed, loaded } = autosave

  // The editor reads onNodesChange only once, so replace the callbacks inside it.
  useEffect(() => autosave.replaceCallbacks(callbacks), [autosave, callbacks])

  useEffect(() => {
    open()
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      close()
    }
  }, [open, flush, close])

  // Ask before the user leaves, but only if changes would be lost.
  const isSaved = state.status === 'saved'
  useEffect(() => {
    if (isSaved) return
    const ask = (event: BeforeUnloadEvent) => {
      if (!keepNow()) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSaved, keepNow])

  return { ...state, saveNow: flush, keepNow, onNodesChange: changed, onLoaded: loaded }
}
