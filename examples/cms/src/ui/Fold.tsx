import { useId, useState, type ReactNode } from 'react'

interface FoldProps {
  /** What the button shows. */
  label: ReactNode
  /** The name of the button, if its label is an icon. */
  name?: string
  children: ReactNode
}

/** On a phone, a button shows and hides `children`. On wider screens they are always there. */
export function Fold({ label, name, children }: FoldProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <button
        type="button"
        className="fold-button"
        aria-label={name}
        title={name}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
      </button>
      <div id={id} className="fold" data-open={isOpen}>
        {children}
      </div>
    </>
  )
}
