import { useRef } from 'react'
import type { Verdict } from './verdict'

interface VerdictBarProps {
  verdict: Verdict
  message: string
  onFix: () => void
  onCopy: () => void
  onUndo: () => void
}

/** What was found, and what is to be done next. */
export function VerdictBar({ verdict, message, onFix, onCopy, onUndo }: VerdictBarProps) {
  const next = useRef<HTMLButtonElement>(null)
  const { isSound, isChanged, isUndoable, isFixable } = verdict
  const undo = () => {
    onUndo()
    // The button is gone once all is undone.
    next.current?.focus()
  }
  return (
    <div className="doctor-verdict doctor-row">
      {isSound ? <span className="icon doctor-check" aria-hidden="true" /> : null}
      <p role="status">{message}</p>
      {/* One button for both, so that it keeps the focus. */}
      {isFixable || isChanged ? (
        <button type="button" className="control-primary" ref={next} onClick={isFixable ? onFix : onCopy}>
          {isFixable ? 'Fix all' : 'Copy fixed page'}
        </button>
      ) : null}
      {isUndoable ? (
        <button type="button" onClick={undo}>
          Undo all
        </button>
      ) : null}
    </div>
  )
}
