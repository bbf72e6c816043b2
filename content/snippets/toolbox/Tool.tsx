import { useRef, type ReactElement, type ReactNode } from 'react'
import { ROOT_NODE, useEditor, type NodeId } from '@craftjs/core'
import { startTyping } from './startTyping'

interface ToolProps {
  label: string
  /** The picture in the toolbox: an icon, or an <img draggable={false} alt="">. */
  picture: ReactNode
  /** The preview that follows the pointer. */
  preview: ReactNode
  /** The element to add to the page. */
  element: ReactElement
}

export function Tool({ label, picture, preview, element }: ToolProps) {
  const editor = useEditor((state) => ({ enabled: state.options.enabled }))
  const { actions, connectors, query, enabled } = editor
  const image = useRef<HTMLDivElement>(null)

  /** Adds the element to the selected Node, or to its nearest ancestor that accepts it. */
  function add() {
    const tree = query.parseReactElement(element).toNodeTree()
    const selected: NodeId = query.getEvent('selected').last() ?? ROOT_NODE
    const parent = [selected, ...query.node(selected).ancestors(true)].find((id) =>
      query.node(id).isDroppable(tree.nodes[tree.rootNodeId]!),
    )
    if (!parent) return
    actions.addNodeTree(tree, parent)
    startTyping(editor, tree.rootNodeId)
  }

  return (
    <>
      <button
        type="button"
        ref={(el) => {
          if (!el) return
          connectors.create(el, element, {
            onCreate: (tree) => startTyping(editor, tree.rootNodeId),
          })
        }}
        // React calls this after Craft.js's listener, and the last image wins.
        onDragStart={(event) => {
          if (image.current) event.dataTransfer.setDragImage(image.current, 16, 16)
        }}
        disabled={!enabled}
        onClick={add}
      >
        {picture}
        {label}
      </button>
      {/* The browser takes a picture of it, so it must be rendered, but off-screen. */}
      <div ref={image} aria-hidden="true" style={{ position: 'fixed', left: -9999 }}>
        {preview}
      </div>
    </>
  )
}
