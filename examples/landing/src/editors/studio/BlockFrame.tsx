import { ROOT_NODE, useEditor, useNode } from '@craftjs/core'
import type { ReactElement } from 'react'
import { useArrange } from '../../arrange/useArrange'
import { Icon } from '../../Icon'
import { Overlay } from '../../canvas/Overlay'

/** The name of a hovered or selected block, with its commands. */
const BlockLabel = ({ name }: { name: string }) => {
  const { id, connectors } = useNode()
  const { isMovable, isDeletable } = useEditor((state, query) => {
    const node = state.nodes[id] ? query.node(id) : null
    return {
      isMovable: node?.isDraggable() ?? false,
      isDeletable: node?.isDeletable() ?? false,
    }
  })
  const { selectParent, remove } = useArrange()

  return (
    <div className="block-label">
      <span>{name}</span>
      {isMovable && (
        <span
          ref={(el) => {
            if (el) connectors.drag(el)
          }}
          className="grip"
          title="Drag to move"
        >
          <Icon name="move" />
        </span>
      )}
      {id !== ROOT_NODE && (
        <button
          type="button"
          aria-label={`Select the block around ${name}`}
          onClick={() => selectParent(id)}
        >
          <Icon name="parent" />
        </button>
      )}
      {isDeletable && (
        <button
          type="button"
          aria-label={`Delete ${name}`}
          onClick={() => remove(id)}
        >
          <Icon name="delete" />
        </button>
      )}
    </div>
  )
}

/** Renders a block, with a frame and a label while it is selected or hovered. */
export const BlockFrame = ({ render }: { render: ReactElement }) => {
  const { id, name, isSelected, isHovered } = useNode((node) => ({
    name:
      (node.data.custom as { displayName?: string }).displayName ||
      node.data.displayName,
    isSelected: node.events.selected,
    isHovered: node.events.hovered,
  }))
  const { enabled } = useEditor((state) => ({
    enabled: state.options.enabled,
  }))
  const isShown = enabled && (isSelected || isHovered)

  return (
    <>
      {render}
      {isShown && (
        <Overlay
          id={id}
          className={isSelected ? 'frame selected' : 'frame hovered'}
        >
          <BlockLabel name={name} />
        </Overlay>
      )}
    </>
  )
}
