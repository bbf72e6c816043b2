import { useRef, type MouseEvent, type PointerEvent } from 'react'
import { useEditor, type NodeId, type NodeTree } from '@craftjs/core'
import { startTyping } from '../toolbox/startTyping'

/**
 * Props for a handle that the user can drag with a finger, a pen or the mouse. `start`
 * returns what to drag: the id of a Node on the page, or a new tree. Returns null while the editor is disabled.
 */
export function usePointerDrag(start: () => NodeId | NodeTree) {
  const editor = useEditor((state) => ({ enabled: state.options.enabled }))
  const { actions, query, enabled } = editor
  const dragged = useRef<NodeId | NodeTree | null>(null)
  /** Node ids by element, collected when a drag starts. */
  const ids = useRef(new Map<Element | null, NodeId>())

  /** The Node that an element belongs to. */
  const nodeOf = (element: Element | null): NodeId | undefined =>
    element ? (ids.current.get(element) ?? nodeOf(element.parentElement)) : undefined

  /** The Node under the pointer. */
  function nodeAt(event: PointerEvent): NodeId | undefined {
    // The page may be in an iframe, so use the handle's document.
    const { ownerDocument } = event.currentTarget
    const elements = ownerDocument.elementsFromPoint(event.clientX, event.clientY)
    // The topmost element may be the drop line.
    return elements.slice(0, 2).map(nodeOf).find(Boolean)
  }

  function placeAt(event: PointerEvent) {
    const target = nodeAt(event)
    const what = dragged.current
    if (!target || !what) return null
    const source = typeof what === 'string' ? what : what.nodes[what.rootNodeId]!
    const position = { x: event.clientX, y: event.clientY }
    return query.getDropPlaceholder(source, target, position) ?? null
  }

  function end(event: PointerEvent, isDrop: boolean) {
    const place = isDrop ? placeAt(event) : null
    const what = dragged.current
    dragged.current = null
    actions.setIndicator(null)
    if (!what || !place || place.error) return
    const { parent, index, where } = place.placement
    const at = where === 'after' ? index + 1 : index
    if (typeof what === 'string') return actions.move(what, parent.id, at)
    actions.addNodeTree(what, parent.id, at)
    startTyping(editor, what.rootNodeId)
  }

  if (!enabled) return null
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      // Send all further events of this pointer to the handle.
      event.currentTarget.setPointerCapture(event.pointerId)
      dragged.current = start()
      ids.current = new Map(
        Object.values(query.getNodes()).map((node) => [node.dom, node.id]),
      )
    },
    onPointerMove(event: PointerEvent) {
      if (dragged.current) actions.setIndicator(placeAt(event))
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
    // A long press on the handle would open a menu.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
  }
}
