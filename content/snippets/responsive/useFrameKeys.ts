import { useEffect } from 'react'

/** Forwards key presses in the iframe to the window, where the shortcuts listen. */
export function useFrameKeys(page: Document | null) {
  useEffect(() => {
    if (!page) return
    const repeat = (event: KeyboardEvent) => {
      // Ignore keys while the user types in a field.
      if (page.activeElement?.matches('input, textarea, select, [contenteditable]'))
        return
      const isFree = window.dispatchEvent(new KeyboardEvent('keydown', event))
      if (!isFree) event.preventDefault()
    }
    page.addEventListener('keydown', repeat)
    return () => page.removeEventListener('keydown', repeat)
  }, [page])
}
