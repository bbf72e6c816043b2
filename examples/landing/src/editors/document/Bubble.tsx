import { useEditor, useNode } from '@craftjs/core'
import { nameOf } from '../../arrange/query'
import { useArrange } from '../../arrange/useArrange'
import { Icon } from '../../Icon'
import { BubbleTool } from './BubbleTool'
import { Format } from './Format'
import { useIsTyping } from './useIsTyping'

/** The id of the toolbar. Alt+F10 moves the focus to it (see BubbleKeys.tsx). */
export const bubbleId = 'bubble'

/** The toolbar of the selected block, for formatting and moving it. In narrow windows, it is below the page. */
export const Bubble = () => {
  const { id, connectors } = useNode()
  const { name, isMovable } = useEditor((state, query) => ({
    name: state.nodes[id] ? nameOf(query, id) : '',
    isMovable: Boolean(state.nodes[id]) && query.node(id).isDraggable(),
  }))
  const { move, duplicate, remove, selectParent } = useArrange()
  const isTyping = useIsTyping()

  return (
    <div
      id={bubbleId}
      className={isTyping ? 'bubble typing' : 'bubble'}
      role="toolbar"
      aria-label={name}
    >
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
      <Format />
      <BubbleTool
        label="Move up"
        icon="up"
        keys="Alt+ArrowUp"
        onClick={() => move(id, 'up')}
      />
      <BubbleTool
        label="Move down"
        icon="down"
        keys="Alt+ArrowDown"
        onClick={() => move(id, 'down')}
      />
      <BubbleTool
        label="Select the block around it"
        icon="parent"
        onClick={() => selectParent(id)}
      />
      <BubbleTool
        label="Duplicate"
        icon="copy"
        keys="Control+D"
        onClick={() => duplicate(id)}
      />
      <BubbleTool
        label="Delete"
        icon="delete"
        keys="Delete"
        onClick={() => remove(id)}
      />
    </div>
  )
}
