import { type ComponentType, createElement, memo, useCallback, useEffect, useRef } from 'react'
import { changedLines, savedLines } from '../../model/savedLines'
import { CrashBoundary, messageOf } from '../error/CrashBoundary'
import type { SavedText } from './DemoPanels'
import { type OnReport, type DemoReport, ReportContext } from './instrumented/demoReport'

export { runCommand } from './commands'
export { DemoBar } from './DemoBar'
export { resumeFrom } from './resume'

interface LiveEditorProps {
  component: ComponentType
  /** Called after every change. `saved` is `null` if the saved page is still the same. */
  onChange: (report: DemoReport, saved: SavedText | null) => void
  /** Called once the editor responds to mouse and keyboard. */
  onReady: () => void
}

/**
 * A running demo. If it crashes, the page is not affected.
 *
 * It is memoized, because an `Editor` that re-renders attaches new event handlers, and a drag in progress then loses
 * its handlers.
 */
export const LiveEditor = memo(function LiveEditor({ component, onChange, onReady }: LiveEditorProps) {
  const last = useRef<string[]>()
  const onReport = useCallback<OnReport>(
    (report) => {
      const lines = savedLines(report.saved)
      // All ids are new in the first report, so it is compared with itself: nothing has changed yet.
      const { start, end } = changedLines(last.current ?? lines, lines)
      const isSame = last.current !== undefined && start === end && last.current.length === lines.length
      last.current = lines
      onChange(report, isSame ? null : { lines, start, end })
    },
    [onChange],
  )
  // Craft.js attaches its listeners in effects, and some of them in a later task.
  useEffect(() => {
    const timer = setTimeout(onReady)
    return () => clearTimeout(timer)
  }, [onReady])
  return (
    <CrashBoundary page="demo" fallback={demoCrashed}>
      <ReportContext.Provider value={onReport}>{createElement(component)}</ReportContext.Provider>
    </CrashBoundary>
  )
})

const demoCrashed = (error: unknown, retry: () => void) => (
  <div className="demo-crash" role="alert">
    <p>This demo crashed: {messageOf(error)}</p>
    <button type="button" onClick={retry}>
      Try again
    </button>
  </div>
)
