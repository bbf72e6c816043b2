import { useRef, type PointerEvent, type ReactNode } from 'react'
import { useEditor, useNode, type NodeId } from '@craftjs/core'
import { roundShare, setShare, widthOf } from './columnEdits'

/** Resizes a column and the next one with the pointer or the arrow keys. */
export function ResizeHandle({
  className = 'resize-handle',
  children,
}: {
  className?: string
  children?: ReactNode
}) {
  const { id } = useNode()
  const { actions, query, next, total, share } = useEditor((state, query) => {
    if (!state.options.enabled) return { total: 1, share: 1 }
    const parent = state.nodes[id]?.data.parent
    const columns = parent ? query.node(parent).childNodes() : []
    const next: NodeId | undefined = columns[columns.indexOf(id) + 1]
    const total = next ? widthOf(query, id) + widthOf(query, next) : 1
    return { next, total, share: next ? widthOf(query, id) / total : 1 }
  })
  const isDragged = useRef(false)
  if (!next) return null

  const domOf = (column: NodeId) => query.node(column).get().dom
  const set = (part: number) => setShare({ actions, query }, id, next, part)

  /** This column's share if the line between the two columns were at the pointer. */
  function shareAt({ clientX }: PointerEvent) {
    const left = domOf(id)?.getBoundingClientRect().left ?? 0
    const right = domOf(next!)?.getBoundingClientRect().right ?? 1
    return roundShare((clientX - left) / (right - left))
  }

  /** Previews a share without changing the page. */
  function show(part: number) {
    domOf(id)?.style.setProperty('flex-grow', String(total * part))
    domOf(next!)?.style.setProperty('flex-grow', String(total * (1 - part)))
  }

  return (
    <div
      className={className}
      role="slider"
      aria-label="Width of the columns"
      aria-valuenow={Math.round(share * 100)}
      aria-valuemin={10}
      aria-valuemax={90}
      tabIndex={0}
      onMouseDown={(event) => {
        // Otherwise the browser starts dragging the column.
        event.preventDefault()
        event.currentTarget.focus()
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        isDragged.current = true
      }}
      onPointerMove={(event) => {
        if (isDragged.current) show(shareAt(event))
      }}
      onPointerUp={(event) => {
        if (isDragged.current) set(shareAt(event))
        isDragged.current = false
      }}
      onPointerCancel={() => {
        isDragged.current = false
        show(share)
      }}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') set(share - 0.05)
        else if (key === 'ArrowRight') set(share + 0.05)
      }}
    >
      {children}
    </div>
  )
}
