import { useEditor } from '@craftjs/core'
import { useEffect } from 'react'
import { bubbleId } from './Bubble'

/** Alt+F10 takes the focus to the toolbar of the selected block, and Escape back to the page. */
export const BubbleKeys = () => {
  const { query } = useEditor()

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const bubble = document.getElementById(bubbleId)
      if (!bubble) return
      if (event.altKey && event.key === 'F10') {
        bubble.querySelector('button')?.focus()
      } else if (
        event.key === 'Escape' &&
        bubble.contains(document.activeElement)
      ) {
        const id = query.getEvent('selected').first() as string
        const { dom } = query.node(id).get()
        const words = dom?.querySelector<HTMLElement>('.editable')
        words?.focus()
      } else return
      event.preventDefault()
      event.stopPropagation()
    }
    // Before the keys of the page, which take Escape as "select nothing".
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [query])

  return null
}
