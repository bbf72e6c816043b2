import { useEffect, useMemo } from 'react'
import { createReporter, type EditorReport } from './report'
import { editors, inspected } from './rules'
import { type EditorStore, useEditorChanges } from './useEditorChanges'

/** Minimum milliseconds between two reports: the state changes with every mouse movement. */
const REPORT_INTERVAL_MS = 40

/**
 * Calls `onReport` after changes to the editor around the component, and logs the rule calls of Nodes that are created
 * from now on. `onReport` must be the same function in every render. Returns the store of the editor.
 */
export function useReports(
  onReport: (report: EditorReport, store: EditorStore) => void,
  limit = 500,
): EditorStore {
  const onChange = useMemo(() => {
    const report = createReporter(limit)
    return (store: EditorStore) => onReport(report(store), store)
  }, [onReport, limit])
  const store = useEditorChanges(onChange, REPORT_INTERVAL_MS)
  // During render, not in an effect: a later `Frame` creates Nodes when it renders, and Nodes copy the rules.
  inspected(store.query.getState().options.resolver)
  useEffect(() => {
    editors.add(store)
    return () => void editors.delete(store)
  }, [store])
  return store
}
