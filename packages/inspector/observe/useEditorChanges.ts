import { useEditor } from '@craftjs/core'
import { useEffect } from 'react'

/** The store of an editor: its state, its actions and its history. */
export type EditorStore = ReturnType<typeof useEditor>['store']

/**
 * Calls `onChange` once the component has mounted and after changes to the editor around it, at most once every
 * `intervalMs` milliseconds. `onChange` must be the same function in every render. Returns the store of the editor.
 */
export function useEditorChanges(onChange: (store: EditorStore) => void, intervalMs: number): EditorStore {
  const { store } = useEditor()
  useEffect(() => {
    let reportTimer: ReturnType<typeof setTimeout> | undefined
    const schedule = () => {
      reportTimer ??= setTimeout(() => {
        reportTimer = undefined
        onChange(store)
      }, intervalMs)
    }
    let last: unknown
    let changes = 0
    // Collects a number, because Craft.js compares results deeply, and comparing states takes longer than a report.
    const unsubscribe = store.subscribe((state: unknown) => {
      if (state !== last) changes += 1
      last = state
      return changes
    }, schedule)
    schedule()
    return () => {
      unsubscribe()
      clearTimeout(reportTimer)
    }
  }, [store, onChange, intervalMs])
  return store
}
