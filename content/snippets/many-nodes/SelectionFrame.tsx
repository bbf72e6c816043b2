import { useEditor } from '@craftjs/core'
import { createPortal } from 'react-dom'

/** A single frame for the whole page, instead of one per Node. */
export function SelectionFrame() {
  const { dom } = useEditor((state, query) => {
    const id: string | undefined = query.getEvent('selected').last()
    return { dom: id ? (state.nodes[id]?.dom ?? null) : null }
  })
  if (!dom) return null

  const { top, left, width, height } = dom.getBoundingClientRect()
  return createPortal(
    <div
      style={{
        position: 'fixed',
        top,
        left,
        width,
        height,
        outline: '2px solid',
        pointerEvents: 'none',
      }}
    />,
    document.body,
  )
}
