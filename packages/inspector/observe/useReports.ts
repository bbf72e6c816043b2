import { useEditor } from '@craftjs/core'
import { useEffect } from 'react'
import { createReporter, type EditorReport } from './report'
import { editors, type EditorStore, inspected } from './rules'

/** Milliseconds between two reports: the state changes with every movement of the mouse. */
const PAUSE = 40

/**
 * Calls `onReport`, which must stay the same function, after changes of the editor around it, and logs the calls of rules
 * of Nodes that are created from now on. Returns the store of that editor.
 */
export function useReports(
  onReport: (report: EditorReport, store: EditorStore) => void,
  limit = 500,
): EditorStore {
  const { store } = useEditor()
  // While it renders: a `Frame` after it creates Nodes while it renders, and Nodes copy the rules.
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
    // A number: Craft.js compares what is collected deeply, and to compare states takes longer than a report.
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
