import { useEditor, useNode } from '@craftjs/core'
import { isLocked } from './lock'
import { useRights } from './roles'

/** Props for the component's root element, and whether the Node is locked. */
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
      // Craft.js checks canDrag when `drag` is called, so call it only once unlocked.
      if (arrange && !locked) drag(el)
    },
    // Once locked again, the element must not look draggable.
    draggable: arrange && !locked,
  }
  return { locked, props }
}
