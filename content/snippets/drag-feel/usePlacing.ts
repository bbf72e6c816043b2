import { useState, type MouseEvent } from 'react'
import { useEditor, type NodeId, type NodeTree } from '@craftjs/core'
import { startTyping } from '../toolbox/startTyping'
import { placeAt } from './placeAt'

/** Replaces a drag with two taps: the first picks the element, the second picks the place. */
export function usePlacing() {
  const editor = useEditor()
  const { actions, query } = editor
  /** The id of a Node on the page, or a new tree. */
  const [what, setWhat] = useState<NodeId | NodeTree | null>(null)

  function stop(event: MouseEvent) {
    if (!what) return
    // Otherwise the second tap would select an element or start a drag.
    event.stopPropagation()
    event.preventDefault()
  }

  function place(event: MouseEvent) {
    stop(event)
    const found = what && placeAt(query, what, event)
    // If a rule refuses, the user can tap somewhere else.
    if (!found || found.error) return
    const { parent, index, where } = found.placement
    const at = where === 'after' ? index + 1 : index
    end()
    if (typeof what === 'string') return actions.move(what, parent.id, at)
    actions.addNodeTree(what, parent.id, at)
    startTyping(editor, what.rootNodeId)
  }

  function end() {
    setWhat(null)
    actions.setIndicator(null)
  }

  return {
    isPlacing: what !== null,
    start: (next: NodeId | NodeTree) => setWhat(next),
    end,
    /** Props for the element around the page. */
    page: {
      onMouseDownCapture: stop,
      onClickCapture: place,
      onMouseMove: (event: MouseEvent) => {
        if (what) actions.setIndicator(placeAt(query, what, event))
      },
    },
  }
}
