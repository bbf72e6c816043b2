import { useEditor } from '@craftjs/core'
import { isLocked } from './lock'

/** Locks or unlocks the selected Node, and deletes it unless it is locked. */
export function LockButton() {
  const { actions, id, own, locked, deletable } = useEditor((state, query) => {
    const selected: string | undefined = query.getEvent('selected').last()
    if (!selected || !state.nodes[selected]) return { id: null }
    return {
      id: selected,
      // This button can remove the Node's own lock, but not the lock of an ancestor.
      own: state.nodes[selected].data.custom?.locked === true,
      locked: isLocked(selected, query.node),
      deletable: query.node(selected).isDeletable(),
    }
  })
  if (!id) return <p>Select something to lock it.</p>

  return (
    <div role="toolbar" aria-label="Selected element">
      <button
        type="button"
        aria-pressed={own}
        onClick={() => actions.setCustom(id, (custom) => (custom.locked = !own))}
      >
        Lock
      </button>
      <button
        type="button"
        disabled={locked || !deletable}
        onClick={() => actions.delete(id)}
      >
        Delete
      </button>
    </div>
  )
}
