import { useEffect, useState, type ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { useEditor, useNode } from '@craftjs/core'

export function NodeFrame({ render }: { render: ReactElement }) {
  const { id, dom, name, active } = useNode((node) => ({
    dom: node.dom,
    name: node.data.displayName,
    active: node.events.selected || node.events.hovered,
  }))
  const { actions, deletable } = useEditor((state, query) => ({
    deletable: state.nodes[id] ? query.node(id).isDeletable() : false,
  }))
  const rect = useRect(active ? dom : null)

  useEffect(() => {
    // An attribute, not a class: React overwrites className when the component changes it.
    dom?.toggleAttribute('data-active', active)
  }, [dom, active])

  return (
    <>
      {render}
      {rect &&
        createPortal(
          <div className="node-label" style={{ top: rect.top - 28, left: rect.left }}>
            {name}
            {deletable && (
              <button type="button" onClick={() => actions.delete(id)}>
                Delete
              </button>
            )}
          </div>,
          document.body,
        )}
    </>
  )
}

/** The position of an element in the viewport, updated as the page scrolls. */
function useRect(dom: HTMLElement | null): DOMRect | null {
  const [rect, setRect] = useState<DOMRect | null>(null)
  useEffect(() => {
    if (!dom) return
    const measure = () => setRect(dom.getBoundingClientRect())
    // Measures immediately, before the browser paints, and whenever the size changes.
    const observer = new ResizeObserver(measure)
    observer.observe(dom)
    window.addEventListener('scroll', measure, true)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', measure, true)
      window.removeEventListener('resize', measure)
    }
  }, [dom])
  return dom && rect
}
