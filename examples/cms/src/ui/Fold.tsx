import { useId, useState, type ReactNode } from 'react'

interface FoldProps {
  /** The content of the button. */
  label: ReactNode
  /** The accessible name of the button, if its label is an icon. */
  name?: string
  children: ReactNode
}

/** Hides `children` behind a button on phones. Always shows them on wider screens. */
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
