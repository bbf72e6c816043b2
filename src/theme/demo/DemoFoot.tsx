import type { ReactNode } from 'react'

/** The status before anything has happened. Craft.js does not drag by touch, so the style sheet shows what holds. */
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
  /** The bar. Empty until the editor is live: the style sheet keeps its room on touch screens, where it is always open. */
  children: ReactNode
}

/** What is below an editor: what was done last, and a bar for readers who do not drag. */
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
