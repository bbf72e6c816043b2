import { type ComponentType, createElement, memo, useCallback, useEffect, useRef } from 'react'
import { changedLines, savedLines } from '../../model/savedLines'
import { CrashBoundary, messageOf } from '../error/CrashBoundary'
import type { SavedText } from './DemoPanels'
import { type EditorView, ObserverContext } from './observed/editorView'

export { runCommand } from './commands'
export { DemoBar } from './DemoBar'
export { resumeFrom } from './resume'

interface LiveEditorProps {
  component: ComponentType
  /** Called after every change, with the saved page if it is another one. */
  onChange: (view: EditorView, saved: SavedText | null) => void
  /** Called once the editor responds to mouse and keyboard. */
  onReady: () => void
}

/**
 * A running demo. A crash of it does not affect the page.
 *
 * It does not re-render with the page around it: an `Editor` that re-renders attaches new event handlers, and a drag in
 * progress loses its own.
 */
export const LiveEditor = memo(function LiveEditor({ component, onChange, onReady }: LiveEditorProps) {
  const last = useRef<string[]>()
  const observer = useCallback(
    (view: EditorView) => {
      const lines = savedLines(view.saved)
      // The first report has new ids throughout, and nothing has changed.
      const { start, end } = changedLines(last.current ?? lines, lines)
      const isSame = last.current !== undefined && start === end && last.current.length === lines.length
      last.current = lines
      onChange(view, isSame ? null : { lines, start, end })
    },
    [onChange],
  )
  // Craft.js attaches its listeners in effects, some of them in a later task.
  useEffect(() => {
    const timer = setTimeout(onReady)
    return () => clearTimeout(timer)
  }, [onReady])
  return (
    <CrashBoundary page="demo" fallback={demoCrashed}>
      <ObserverContext.Provider value={observer}>{createElement(component)}</ObserverContext.Provider>
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
