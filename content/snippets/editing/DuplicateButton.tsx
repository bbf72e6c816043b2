import { useEditor } from '@craftjs/core'
import { fromTemplate, toTemplate } from './template'

export function DuplicateButton() {
  const { actions, query, id } = useEditor((_state, query) => {
    const selected: string | undefined = query.getEvent('selected').last()
    return { id: selected && query.node(selected).isDeletable() ? selected : null }
  })

  function duplicate() {
    const parentId = id && query.node(id).get().data.parent
    if (!id || !parentId) return
    // #region copy
    const index = query.node(parentId).childNodes().indexOf(id)

    const copy = fromTemplate(query, toTemplate(query, id))
    const root = copy.nodes[copy.rootNodeId]
    // addNodeTree checks no rules, so check them here.
    if (!root || !query.node(parentId).isDroppable(root)) return
    actions.addNodeTree(copy, parentId, index + 1)
    // #endregion
    actions.selectNode(copy.rootNodeId)
  }

  return (
    <button type="button" disabled={!id} onClick={duplicate}>
      Duplicate
    </button>
  )
}
