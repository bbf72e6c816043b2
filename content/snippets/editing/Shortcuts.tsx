import { useEffect } from 'react'
import { useEditor, type NodeId } from '@craftjs/core'

/** Fields that need the keys. Those of a form on the page are read-only while it is edited. */
const FIELDS = 'input:not([readonly]), textarea:not([readonly]), select'

/** Returns true if the keys are for a field or an open dialog. */
function isElsewhere(target: EventTarget | null): boolean {
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches(FIELDS))
  return isTyping || document.querySelector('dialog[open]') !== null
}

const always = () => true

interface ShortcutsProps {
  /** Returns true if the user may move and delete a Node. Define it outside your components. */
  mayArrange?: (id: NodeId, query: ReturnType<typeof useEditor>['query']) => boolean
}

/** Keyboard shortcuts. Render it once, anywhere inside the Editor. */
export function Shortcuts({ mayArrange = always }: ShortcutsProps) {
  const { actions, query, enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }))
  // The actions object is recreated on each render, but its methods are stable.
  const { delete: remove, move, selectNode } = actions
  const { undo, redo } = actions.history

  useEffect(() => {
    if (!enabled) return

    /** Moves the selected Node among its siblings: -1 up, 1 down. */
    function moveBy(step: -1 | 1) {
      const id: string | undefined = query.getEvent('selected').last()
      const parentId = id && query.node(id).get()?.data.parent
      if (!id || !parentId || !query.node(id).isDraggable()) return
      if (!mayArrange(id, query)) return
      const siblings = query.node(parentId).childNodes()
      const at = siblings.indexOf(id)
      if (at + step < 0 || at + step >= siblings.length) return
      if (!query.node(parentId).isDroppable(id)) return
      // `move` expects an index that still counts the Node at its old position.
      move(id, parentId, step === 1 ? at + 2 : at - 1)
    }

    function onKeyDown(event: KeyboardEvent) {
      if (isElsewhere(event.target)) return
      const command = event.metaKey || event.ctrlKey
      const selected = query.getEvent('selected').all()

      if (command && event.key.toLowerCase() === 'z') {
        if (event.shiftKey) redo()
        else undo()
      } else if (event.key === 'Delete' || event.key === 'Backspace') {
        const deletable = selected.filter(
          (id) => query.node(id).isDeletable() && mayArrange(id, query),
        )
        if (deletable.length > 0) remove(deletable)
      } else if (event.altKey && event.key === 'ArrowUp') {
        moveBy(-1)
      } else if (event.altKey && event.key === 'ArrowDown') {
        moveBy(1)
      } else if (event.key === 'Escape') {
        const parent = selected[0] && query.node(selected[0]).get()?.data.parent
        // Select the parent; at the root, clear the selection.
        if (parent) selectNode(parent)
        else selectNode()
      } else {
        return
      }
      event.preventDefault()
    }

    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [enabled, mayArrange, query, move, redo, remove, selectNode, undo])

  return null
}
