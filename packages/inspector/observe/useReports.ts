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
    let changes = 0
    // A value that always differs: Craft.js compares what is collected deeply, which takes longer than a report.
    const unsubscribe = store.subscribe(() => ++changes, schedule)
    schedule()
    return () => {
      unsubscribe()
      clearTimeout(timer)
      editors.delete(store)
    }
  }, [store, onReport, limit])
  return store
}
