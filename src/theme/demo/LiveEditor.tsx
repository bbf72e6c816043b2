import { type ComponentType, createElement, memo, useCallback, useEffect } from 'react'
import { CrashBoundary, messageOf } from '../error'
import { commandsFor } from './commands'
import type { Controls } from './DemoBar'
import { type EditorView, ObserverContext } from './observed/editorView'

export { DemoBar } from './DemoBar'
export { resumeFrom } from './resume'

interface LiveEditorProps {
  component: ComponentType
  /** Called after every change. */
  onChange: (controls: Controls) => void
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
  const observer = useCallback(
    (view: EditorView) => onChange({ view, commands: commandsFor(view) }),
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
