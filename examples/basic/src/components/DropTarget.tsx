import { useEditor } from '@craftjs/core'
import { useEffect } from 'react'

/** Marks the element that a drop would go into, or says why it may not. */
export const DropTarget = () => {
  const { dom, refusal } = useEditor((state, query) => {
    // The type does not say it: without a drag, the indicator is null.
    const indicator = state.indicator as typeof state.indicator | null
    if (!indicator) return {}

    const { data, dom, info } = query.node(indicator.placement.parent.id).get()
    const rule = info.rule as string | undefined
    const reason = rule ?? `${data.displayName} does not take this`
    return { dom, refusal: indicator.error ? reason : undefined }
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
