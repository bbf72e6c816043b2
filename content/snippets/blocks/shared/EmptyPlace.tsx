import { useEditor } from '@craftjs/core'

/** Marks a place without blocks in the editor. Visitors do not see it. */
export function EmptyPlace() {
  const { enabled } = useEditor((state) => ({ enabled: state.options.enabled }))
  return enabled ? <p className="block-empty">Drop a block here</p> : null
}
