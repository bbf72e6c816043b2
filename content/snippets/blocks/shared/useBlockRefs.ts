import { useNode } from '@craftjs/core'
import { useRights } from '../../locking/roles'
import { useLockableBlock } from '../../locking/useLockableBlock'

/** Refs for a block's element, and whether the block is locked. Only some roles may drag blocks. */
export function useBlockRefs() {
  const { arrange } = useRights()
  const {
    connectors: { connect, drag },
  } = useNode()
  const { locked, props } = useLockableBlock()
  return {
    locked,
    /** For a block that can be dragged by any part. */
    ref: props.ref,
    /** For a block with a drag handle. `dragRef` is for the handle. */
    connectRef: (el: HTMLElement | null) => void (el && connect(el)),
    dragRef: (el: HTMLElement | null) => void (el && arrange && !locked && drag(el)),
  }
}
