import { useEditor } from '@craftjs/core'
import { placeFor } from '../../arrange/placeFor'
import { useArrange } from '../../arrange/useArrange'
import { Icon } from '../../Icon'

/** The name of a block, and buttons that move and delete it. */
export const ItemBar = ({ id, name }: { id: string; name: string }) => {
  const { actions, isFirst, isLast } = useEditor((state, query) => {
    const isThere = Boolean(state.nodes[id])
    const can = (to: 'up' | 'down') =>
      isThere && placeFor(query, id, to).kind === 'place'
    return { isFirst: !can('up'), isLast: !can('down') }
  })
  const { move, remove } = useArrange()

  return (
    <div className="item-bar">
      <button
        type="button"
        className="item-name"
        onClick={() => actions.selectNode(id)}
      >
        {name}
      </button>
      <button
        type="button"
        className="tool"
        aria-label={`Move ${name} up`}
        aria-disabled={isFirst}
        onClick={() => move(id, 'up')}
      >
        <Icon name="up" />
      </button>
      <button
        type="button"
        className="tool"
        aria-label={`Move ${name} down`}
        aria-disabled={isLast}
        onClick={() => move(id, 'down')}
      >
        <Icon name="down" />
      </button>
      <button
        type="button"
        className="tool"
        aria-label={`Delete ${name}`}
        onClick={() => remove(id)}
      >
        <Icon name="delete" />
      </button>
    </div>
  )
}
