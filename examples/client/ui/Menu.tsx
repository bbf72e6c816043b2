import { useEffect, useRef, type ReactNode } from 'react'

interface MenuProps {
  /** The content of the button. */
  label: ReactNode
  /** The accessible name of the button, if its label does not say it all. */
  name?: string
  className?: string
  children: ReactNode
}

/** A button with a panel below it. The panel closes with a button in it, with Escape, and when the focus leaves it. */
export function Menu({ label, name, className = '', children }: MenuProps) {
  const box = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const details = box.current
    if (!details) return
    const close = () => (details.open = false)
    details.addEventListener('focusout', ({ relatedTarget }) => {
      if (!details.contains(relatedTarget as Element | null)) close()
    })
    details.addEventListener('click', ({ target }) => {
      if ((target as Element).closest('button')) close()
    })
    details.addEventListener('keydown', ({ key }) => {
      if (key !== 'Escape') return
      close()
      details.querySelector('summary')?.focus()
    })
  }, [])

  return (
    <details ref={box} className={`dropdown ${className}`}>
      <summary aria-label={name} title={name}>
        {label}
      </summary>
      {/* Safari does not focus a button that is clicked. The focus then goes here, not outside. */}
      <div tabIndex={-1}>{children}</div>
    </details>
  )
}
