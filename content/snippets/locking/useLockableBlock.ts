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
  const { locked, enabled } = useEditor((state, query) => ({
    locked: isLocked(id, query.node),
    enabled: state.options.enabled,
  }))

  const props = {
    ref(el: HTMLElement | null) {
      if (!el) return
      connect(el)
      // Craft.js checks canDrag when `drag` is called, so call it only once unlocked.
      if (arrange && !locked) drag(el)
    },
    // Once locked again, the element must not look draggable.
    draggable: enabled && arrange && !locked,
  }
  return { locked, props }
}
