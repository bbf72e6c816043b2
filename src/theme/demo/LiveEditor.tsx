import { type ComponentType, createElement, memo, useCallback, useEffect } from 'react'
import { CrashBoundary, messageOf } from '../error'
import { commandsFor } from './commands'
import type { Controls } from './DemoBar'
import type { EditorView } from './watch/EditorView'
import { WatchContext } from './watch/WatchContext'

interface LiveEditorProps {
  component: ComponentType
  /** Hears of the editor after every change. */
  onChange: (controls: Controls) => void
  /** Called once the editor answers to mouse and keys. */
  onAlive: () => void
}

/**
 * A demo that runs. A crash of it stays inside of it.
 *
 * It is not drawn again when the page around it changes: an `Editor` that is drawn anew makes new event handlers, and
 * a drag that is under way loses its own.
 */
export const LiveEditor = memo(function LiveEditor({ component, onChange, onAlive }: LiveEditorProps) {
  const watch = useCallback((view: EditorView) => onChange({ view, commands: commandsFor(view) }), [onChange])
  // Craft.js attaches its listeners in effects of its own, and some of them one turn later.
  useEffect(() => {
    const turn = setTimeout(onAlive)
    return () => clearTimeout(turn)
  }, [onAlive])
  return (
    <CrashBoundary page="demo" fallback={(error, tryAgain) => <Crashed error={error} tryAgain={tryAgain} />}>
      <WatchContext.Provider value={watch}>{createElement(component)}</WatchContext.Provider>
    </CrashBoundary>
  )
})

/** The words for a demo that crashed. */
function Crashed({ error, tryAgain }: { error: unknown; tryAgain: () => void }) {
  return (
    <div className="demo-crash" role="alert">
      <p>This demo crashed: {messageOf(error)}</p>
      <button type="button" onClick={tryAgain}>
        Try again
      </button>
    </div>
  )
}
