import { useEffect, useRef, type ReactElement } from 'react'
import { useEditor, type NodeTree } from '@craftjs/core'
import { pointIn } from './pointIn'
import type { Place } from './snap'
import { startTyping } from '../toolbox/startTyping'

/** A tool whose element lands at the pointer, not before or after another element. */
export function FreeTool({ element }: { element: ReactElement }) {
  const editor = useEditor((state) => ({ enabled: state.options.enabled }))
  const { actions, connectors, query, enabled } = editor
  const last = useRef({ clientX: 0, clientY: 0 })

  useEffect(() => {
    const remember = ({ clientX, clientY }: DragEvent) => {
      last.current = { clientX, clientY }
    }
    document.addEventListener('dragover', remember)
    return () => document.removeEventListener('dragover', remember)
  }, [])

  function onCreate({ rootNodeId }: NodeTree) {
    const parent = query.node(rootNodeId).get().data.parent ?? ''
    const sheet = query.node(parent).get().dom
    if (!sheet) return
    const { left, top } = pointIn(sheet, last.current)
    // Merged into the drop's history entry, so that one undo removes the element.
    actions.history.merge().setProp(rootNodeId, (props: Place) => {
      props.left = Math.round(left)
      props.top = Math.round(top)
    })
    startTyping(editor, rootNodeId)
  }

  function add() {
    const tree = query.parseReactElement(element).toNodeTree()
    actions.addNodeTree(tree, 'ROOT')
    startTyping(editor, tree.rootNodeId)
  }

  return (
    <button
      type="button"
      ref={(el) => {
        if (el) connectors.create(el, element, { onCreate })
      }}
      disabled={!enabled}
      onClick={add}
    >
      New note
    </button>
  )
}
