import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from '../Icon'

/** Items that do not fit in the bar on narrow screens, where they are in a menu. On wide screens, they are in the bar. */
export const OverflowMenu = ({ children }: { children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false)
  const around = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    const { signal } = stop
    const leave = ({ target }: Event) => {
      if (!around.current?.contains(target as Node)) setOpen(false)
    }
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || document.querySelector('dialog[open]')) return
      setOpen(false)
      opener.current?.focus()
    }
    addEventListener('pointerdown', leave, { signal })
    addEventListener('focusin', leave, { signal })
    addEventListener('keydown', escape, { signal })
    return () => stop.abort()
  }, [isOpen])

  return (
    <div ref={around} className="more">
      <button
        ref={opener}
        type="button"
        className="tool"
        aria-label="More"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" />
      </button>
      <div className="more-list" data-open={isOpen}>
        {children}
      </div>
    </div>
  )
}
