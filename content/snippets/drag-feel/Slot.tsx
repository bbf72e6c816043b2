import { useEditor, useNode } from '@craftjs/core'

/** Fills an empty Canvas, and shows during a drag whether the element can be dropped there. */
export function Slot({ className = 'slot' }: { className?: string }) {
  const { id, isEmpty } = useNode((node) => ({ isEmpty: node.data.nodes.length === 0 }))
  const { query, dragged, enabled } = useEditor(({ events, options }) => ({
    dragged: [...events.dragged],
    enabled: options.enabled,
  }))
  if (!isEmpty || !enabled) return null

  const takesIt = dragged.length > 0 && query.node(id).isDroppable(dragged)
  return (
    <p className={className} data-takes={takesIt}>
      {takesIt ? 'Drop here' : 'Empty'}
    </p>
  )
}
