import { useEditor } from '@craftjs/core'
import { useEffect } from 'react'
import { bubbleId } from './Bubble'

/** Alt+F10 moves the focus to the toolbar of the selected block, and Escape moves it back to the page. */
export const BubbleKeys = () => {
  const { query } = useEditor()

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const bubble = document.getElementById(bubbleId)
      if (!bubble) return
      if (event.altKey && event.key === 'F10') {
        bubble.querySelector('button')?.focus()
      } else if (event.key === 'Escape' && bubble.contains(document.activeElement)) {
        const id = query.getEvent('selected').first() as string
        const { dom } = query.node(id).get()
        const words = dom?.querySelector<HTMLElement>('.editable')
        words?.focus()
      } else return
      event.preventDefault()
      event.stopPropagation()
    }
    // Runs before the page's shortcuts, where Escape clears the selection.
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [query])

  return null
}
