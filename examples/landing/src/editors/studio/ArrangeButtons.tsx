import { ROOT_NODE, useEditor } from '@craftjs/core'
import { moveOf, useArrange } from '../../arrange/useArrange'
import { IconButton } from '../../IconButton'

const moves = [
  ['up', 'Move up', 'Alt+ArrowUp'],
  ['down', 'Move down', 'Alt+ArrowDown'],
  ['in', 'Move into the block above', 'Alt+ArrowRight'],
  ['out', 'Move out', 'Alt+ArrowLeft'],
] as const

/** Buttons for everything that dragging can do to a block. */
export const ArrangeButtons = ({ id }: { id: string }) => {
  const arrange = useArrange()
  // Collectors do not run again when `id` changes, so compute values that depend on it during rendering.
  const { nodes, query } = useEditor((state) => ({ nodes: state.nodes }))
  const isDeletable = Boolean(nodes[id]) && query.node(id).isDeletable()

  return (
    <div className="arrange" role="toolbar" aria-label="Arrange">
      {moves.map(([direction, label, keys]) => (
        <IconButton
          key={direction}
          label={label}
          icon={direction}
          keys={keys}
          isPossible={moveOf(query, id, direction) !== undefined}
          onClick={() => arrange.move(id, direction)}
        />
      ))}
      <IconButton
        label="Select the block around it"
        icon="parent"
        isPossible={id !== ROOT_NODE}
        onClick={() => arrange.selectParent(id)}
      />
      <IconButton
        label="Duplicate"
        icon="copy"
        keys="Control+D"
        isPossible={isDeletable}
        onClick={() => arrange.duplicate(id)}
      />
      <IconButton
        label="Delete"
        icon="delete"
        keys="Delete"
        isPossible={isDeletable}
        onClick={() => arrange.remove(id)}
      />
    </div>
  )
}
