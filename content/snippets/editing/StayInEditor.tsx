import { useEffect } from 'react'
import { ROOT_NODE, useEditor } from '@craftjs/core'

/** While the page is edited, its links and forms do nothing, so that a click only selects. Render it once, inside <Editor>. */
export function StayInEditor() {
  const { page } = useEditor((state) => ({
    page: state.options.enabled ? (state.nodes[ROOT_NODE]?.dom ?? null) : null,
  }))

  useEffect(() => {
    if (!page) return
    const cancel = (event: Event) => {
      const isLink = (event.target as Element).closest('a, area')
      if (isLink || event.type === 'submit') event.preventDefault()
    }
    // A middle click, `auxclick`, opens a new tab.
    const events = ['click', 'auxclick', 'submit']
    for (const event of events) page.addEventListener(event, cancel)
    return () => {
      for (const event of events) page.removeEventListener(event, cancel)
    }
  }, [page])

  return null
}
