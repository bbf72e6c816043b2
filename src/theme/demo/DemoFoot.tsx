import type { ReactNode } from 'react'

/** The initial status. Craft.js does not support dragging by touch, so the style sheet shows the hint that applies. */
export const HINT = (
  <>
    <span className="demo-mouse-hint">Drag a block with the mouse.</span>
    <span className="demo-touch-hint">Tap a block, then move it with the buttons below.</span>
  </>
)

interface DemoFootProps {
  /** Id of the bar. */
  id: string
  status: ReactNode
  isOpen: boolean
  onToggle: () => void
  /** The bar. Empty until the editor is live; on touch screens, where it is always open, CSS reserves its space. */
  children: ReactNode
}

/** The area below an editor: a status line, and a bar for editing without dragging. */
export function DemoFoot({ id, status, isOpen, onToggle, children }: DemoFootProps) {
  return (
    <>
      <div className="demo-foot">
        <p className="demo-status" role="status">
          {status}
        </p>
        <button
          type="button"
          className="demo-more"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          Move without a mouse
        </button>
      </div>
      <div
        className="demo-bar"
        id={id}
        role="group"
        aria-label="Edit without dragging"
        data-open={isOpen ? '' : undefined}
      >
        {children}
      </div>
    </>
  )
}
