import { useEditor, useNode } from '@craftjs/core'
import { nameOf } from '../../arrange/query'
import { useArrange } from '../../arrange/useArrange'
import { Grip } from '../../canvas/Grip'
import { IconButton } from '../../IconButton'
import { Format } from './Format'
import { useIsTyping } from './useIsTyping'

/** The id of the toolbar. Alt+F10 moves the focus to it (see BubbleKeys.tsx). */
export const bubbleId = 'bubble'

/** The toolbar of the selected block, for formatting and moving it. In narrow windows, it is below the page. */
export const Bubble = () => {
  const { id } = useNode()
  const { name, isMovable } = useEditor((state, query) => ({
    name: state.nodes[id] ? nameOf(query, id) : '',
    isMovable: Boolean(state.nodes[id]) && query.node(id).isDraggable(),
  }))
  const { move, duplicate, remove, selectParent } = useArrange()
  const isTyping = useIsTyping()
  const commands = [
    ['Move up', 'up', 'Alt+ArrowUp', () => move(id, 'up')],
    ['Move down', 'down', 'Alt+ArrowDown', () => move(id, 'down')],
    ['Select the block around it', 'parent', undefined, () => selectParent(id)],
    ['Duplicate', 'copy', 'Control+D', () => duplicate(id)],
    ['Delete', 'delete', 'Delete', () => remove(id)],
  ] as const

  return (
    <div
      id={bubbleId}
      className={isTyping ? 'bubble typing' : 'bubble'}
      role="toolbar"
      aria-label={name}
    >
      {isMovable && <Grip />}
      <Format />
      {commands.map(([label, icon, keys, run]) => (
        <IconButton key={label} {...{ label, icon, keys }} onClick={run} />
      ))}
    </div>
  )
}
