import { ROOT_NODE, useEditor } from '@craftjs/core'
import { placeFor, type Direction } from '../../arrange/placeFor'
import { useArrange } from '../../arrange/useArrange'
import { Icon } from '../../Icon'

const moves: [Direction, string, string][] = [
  ['up', 'Move up', 'Alt+ArrowUp'],
  ['down', 'Move down', 'Alt+ArrowDown'],
  ['in', 'Move into its neighbor', 'Alt+ArrowRight'],
  ['out', 'Move out', 'Alt+ArrowLeft'],
]

/**
 * Buttons for everything that dragging can do to a block. Buttons without effect stay focusable and announce the reason,
 * so that users do not lose the focus at the end of a list.
 */
export const ArrangeButtons = ({ id }: { id: string }) => {
  const arrange = useArrange()
  // Collectors do not run again when `id` changes, so compute values that depend on it during rendering.
  const { nodes, query } = useEditor((state) => ({ nodes: state.nodes }))
  const exists = Boolean(nodes[id])
  const can = (to: Direction) =>
    exists && placeFor(query, id, to).kind === 'place'
  const isDeletable = exists && query.node(id).isDeletable()

  return (
    <div className="arrange" role="toolbar" aria-label="Arrange">
      {moves.map(([direction, label, keys]) => (
        <button
          key={direction}
          type="button"
          className="tool"
          aria-label={label}
          aria-keyshortcuts={keys}
          data-tip={label}
          aria-disabled={!can(direction)}
          onClick={() => arrange.move(id, direction)}
        >
          <Icon name={direction} />
        </button>
      ))}
      <button
        type="button"
        className="tool"
        aria-label="Select the block around it"
        data-tip="Select the block around it"
        aria-disabled={id === ROOT_NODE}
        onClick={() => arrange.selectParent(id)}
      >
        <Icon name="parent" />
      </button>
      <button
        type="button"
        className="tool"
        aria-label="Duplicate"
        aria-keyshortcuts="Control+D"
        data-tip="Duplicate"
        aria-disabled={!isDeletable}
        onClick={() => arrange.duplicate(id)}
      >
        <Icon name="copy" />
      </button>
      <button
        type="button"
        className="tool"
        aria-label="Delete"
        aria-keyshortcuts="Delete"
        data-tip="Delete"
        aria-disabled={!isDeletable}
        onClick={() => arrange.remove(id)}
      >
        <Icon name="delete" />
      </button>
    </div>
  )
}
