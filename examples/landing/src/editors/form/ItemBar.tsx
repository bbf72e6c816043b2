import { useEditor } from '@craftjs/core'
import { moveOf, useArrange } from '../../arrange/useArrange'
import { IconButton } from '../../IconButton'

/** The name of a block, and buttons that move and delete it. */
export const ItemBar = ({ id, name }: { id: string; name: string }) => {
  const { actions, up, down } = useEditor((_, query) => ({
    up: moveOf(query, id, 'up') !== undefined,
    down: moveOf(query, id, 'down') !== undefined,
  }))
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
      <IconButton
        label={`Move ${name} up`}
        icon="up"
        isPossible={up}
        onClick={() => move(id, 'up')}
      />
      <IconButton
        label={`Move ${name} down`}
        icon="down"
        isPossible={down}
        onClick={() => move(id, 'down')}
      />
      <IconButton label={`Delete ${name}`} icon="delete" onClick={() => remove(id)} />
    </div>
  )
}
