import { useEditor } from '@craftjs/core'
import { undescribed } from './undescribed'

/** Shows how many pictures have no description, and selects the next one. */
export function DescriptionCheck() {
  const { actions, nodes } = useEditor((_state, query) => ({
    nodes: query.getSerializedNodes(),
  }))
  const [next, ...others] = undescribed(nodes)
  if (!next) return <p>All pictures have descriptions.</p>
  return (
    <button type="button" onClick={() => actions.selectNode(next)}>
      Pictures without a description: {others.length + 1}
    </button>
  )
}
