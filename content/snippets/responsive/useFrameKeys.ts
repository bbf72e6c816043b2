import { useEffect } from 'react'

/** Repeats keys that are pressed in the iframe on the window, where the shortcuts listen. */
export function useFrameKeys(page: Document | null) {
  useEffect(() => {
    if (!page) return
    const repeat = (event: KeyboardEvent) => {
      // While the user types, the keys belong to the field.
      if (page.activeElement?.matches('input, textarea, select, [contenteditable]'))
        return
      const isFree = window.dispatchEvent(new KeyboardEvent('keydown', event))
      if (!isFree) event.preventDefault()
    }
    page.addEventListener('keydown', repeat)
    return () => page.removeEventListener('keydown', repeat)
  }, [page])
}
