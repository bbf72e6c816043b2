import { useNode } from '@craftjs/core'
import { useRights } from '../../locking/roles'
import { useLockableBlock } from '../../locking/useLockableBlock'

/** The refs of a block's element, which only some roles may drag, and whether the block is locked. */
export function useBlockRefs() {
  const { arrange } = useRights()
  const {
    connectors: { connect, drag },
  } = useNode()
  const { locked, props } = useLockableBlock()
  return {
    locked,
    /** For a block that is dragged as a whole. */
    ref: props.ref,
    /** For a block with a handle, and for the handle. */
    connectRef: (el: HTMLElement | null) => void (el && connect(el)),
    dragRef: (el: HTMLElement | null) => void (el && arrange && !locked && drag(el)),
  }
}
