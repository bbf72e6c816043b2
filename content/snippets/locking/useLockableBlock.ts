import { useEditor, useNode } from '@craftjs/core'
import { isLocked } from './lock'

/**
 * The props of the element that stands for the component, and whether it is locked.
 * `mayArrange` says whether the role of the user allows to drag.
 */
export function useLockableBlock(mayArrange = true) {
  const {
    id,
    connectors: { connect, drag },
  } = useNode()
  const { locked } = useEditor((_state, query) => ({
    locked: isLocked(id, query.node),
  }))

  const props = {
    ref(el: HTMLElement | null) {
      if (!el) return
      connect(el)
      // canDrag is read when the connector is attached, so attach it after unlocking.
      if (mayArrange && !locked) drag(el)
    },
    // Locked again, the element must not look as if it could be dragged.
    draggable: mayArrange && !locked,
  }
  return { locked, props }
}
