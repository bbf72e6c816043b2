import { useEditor } from '@craftjs/core'
import { useEffect } from 'react'
import { createReporter, type EditorReport } from './report'
import { editors, type EditorStore, inspected } from './rules'

/** Minimum milliseconds between two reports: the state changes with every mouse movement. */
const PAUSE = 40

/**
 * Calls `onReport` after changes to the editor around the component, and logs the rule calls of Nodes that are created
 * from now on. `onReport` must be the same function in every render. Returns the store of the editor.
 */
export function useReports(
  onReport: (report: EditorReport, store: EditorStore) => void,
  limit = 500,
): EditorStore {
  const { store } = useEditor()
  // During render, not in an effect: a later `Frame` creates Nodes when it renders, and Nodes copy the rules.
  inspected(store.query.getState().options.resolver)
  useEffect(() => {
    editors.add(store)
    const report = createReporter(store, limit)
    let timer: ReturnType<typeof setTimeout> | undefined
    const schedule = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        onReport(report(), store)
      }, PAUSE)
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
      clearTimeout(timer)
      editors.delete(store)
    }
  }, [store, onReport, limit])
  return store
}
