import { useEditor } from '@craftjs/core'
import { fittingKinds } from '../../arrange/fittingKinds'
import { useAdd } from '../../arrange/useAdd'
import { Icon } from '../../Icon'

/** A menu at the end of a group with the kinds of blocks that it accepts. Renders nothing if the group is full. */
export const AddTo = ({ id, name }: { id: string; name: string }) => {
  const { query, index } = useEditor((state) => ({
    index: state.nodes[id]?.data.nodes.length,
  }))
  const add = useAdd()
  const kinds = index === undefined ? [] : fittingKinds(query, id)
  if (index === undefined || kinds.length === 0) return null

  return (
    <details className="add-to" key={index}>
      <summary>
        <Icon name="plus" />
        Add to {name}
      </summary>
      <div>
        {kinds.map((kind) => (
          <button
            key={kind.label}
            type="button"
            className="control small"
            onClick={() => add(kind, { parent: id, index })}
          >
            {kind.label}
          </button>
        ))}
      </div>
    </details>
  )
}
