import { useEditor } from '@craftjs/core'
import { useEffect } from 'react'

/** Marks the target of a drop, or shows why the drop is refused. */
export const DropTarget = () => {
  const { dom, refusal } = useEditor((state, query) => {
    // The type does not say so, but without a drag the indicator is null.
    const indicator = state.indicator as typeof state.indicator | null
    if (!indicator) return {}

    const { placement, error } = indicator
    const { data, dom, info } = query.node(placement.parent.id).get()
    if (!error) return { dom }

    // The element's current parent may have refused, not the target.
    for (const id of query.getEvent('dragged').all()) {
      const node = query.node(id).get()
      if (!node.data.parent) continue
      const from = query.node(node.data.parent).get()
      if (!from.rules.canMoveOut([node], from, query.node)) {
        return { dom, refusal: `${from.data.displayName} keeps this` }
      }
    }

    const rule = info.rule as string | undefined
    return { dom, refusal: rule ?? `${data.displayName} does not take this` }
  })

  useEffect(() => {
    if (!dom) return
    dom.setAttribute('data-drop', refusal ? 'refused' : 'taken')
    if (refusal) dom.setAttribute('data-refusal', refusal)
    return () => {
      dom.removeAttribute('data-drop')
      dom.removeAttribute('data-refusal')
    }
  }, [dom, refusal])

  return null
}
