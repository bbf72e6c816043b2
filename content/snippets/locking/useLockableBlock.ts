import { useEditor, useNode } from '@craftjs/core'
import { isLocked } from './lock'
import { useRights } from './roles'

/** The props of the element that stands for the component, and whether it is locked. */
export function useLockableBlock() {
  const {
    id,
    connectors: { connect, drag },
  } = useNode()
  const { arrange } = useRights()
  const { locked } = useEditor((_state, query) => ({
    locked: isLocked(id, query.node),
  }))

  const props = {
    ref(el: HTMLElement | null) {
      if (!el) return
      connect(el)
      // canDrag is read when the connector is attached, so attach it after unlocking.
      if (arrange && !locked) drag(el)
    },
    // Locked again, the element must not look as if it could be dragged.
    draggable: arrange && !locked,
  }
  return { locked, props }
}
