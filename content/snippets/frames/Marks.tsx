import { useEffect } from 'react'
import { useEditor } from '@craftjs/core'
import { markNodes } from './markNodes'

/** Renders nothing. Marks hovered and selected elements, and the target of a drag, with attributes (`marks.css`). */
export function Marks() {
  const { query } = useEditor(({ nodes, events, indicator }) => ({
    nodes,
    events,
    indicator,
  }))

  useEffect(() => {
    // Craft.js renders a new element after it has told everyone about its Node.
    const frame = requestAnimationFrame(() => markNodes(query.getState()))
    return () => cancelAnimationFrame(frame)
  })

  return null
}
