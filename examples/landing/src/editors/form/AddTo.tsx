import { useEditor } from '@craftjs/core'
import { useAdd } from '../../arrange/useAdd'
import { kinds } from '../../blocks/kinds'
import { Icon } from '../../Icon'

/** A menu at the end of a group with the kinds of blocks that it accepts. Renders nothing if the group is full. */
export const AddTo = ({ id, name }: { id: string; name: string }) => {
  const { query, fitting, length } = useEditor((state, query) => ({
    length: state.nodes[id]?.data.nodes.length ?? 0,
    fitting: !state.nodes[id]
      ? []
      : kinds
          .filter(({ element }) => {
            const tree = query.parseReactElement(element).toNodeTree()
            const root = tree.nodes[tree.rootNodeId]
            return root !== undefined && query.node(id).isDroppable(root)
          })
          .map(({ label }) => label),
  }))
  const add = useAdd()
  if (fitting.length === 0) return null

  return (
    <details className="add-to" key={query.node(id).get().data.nodes.length}>
      <summary>
        <Icon name="plus" />
        Add to {name}
      </summary>
      <div>
        {kinds
          .filter(({ label }) => fitting.includes(label))
          .map((kind) => (
            <button
              key={kind.label}
              type="button"
              className="control small"
              onClick={() => add(kind, { parent: id, index: length })}
            >
              {kind.label}
            </button>
          ))}
      </div>
    </details>
  )
}
