import { useEditor } from '@craftjs/core'
import { nameOf, type Query } from '../arrange/query'
import { Overlay } from './Overlay'

/** Returns why the dragged block may not be dropped into `target`. */
function reasonOf(query: Query, target: string): string {
  const ruleOf = (id: string) => (query.node(id).get().info as { rule?: string }).rule
  // The block's current parent may have refused, not the target.
  for (const id of query.getEvent('dragged').all()) {
    const node = query.node(id).get()
    const { parent } = node.data
    if (!parent || parent === target) continue
    const from = query.node(parent).get()
    const rule = ruleOf(parent)
    if (rule && !from.rules.canMoveOut([node], from, query.node)) return rule
  }
  return ruleOf(target) ?? `${nameOf(query, target)} does not take this`
}

/** During a drag, marks the block under the pointer, or shows why it refuses the drop. */
export const DropTarget = () => {
  const { target, refusal } = useEditor((state, query) => {
    const { indicator } = state as {
      indicator: typeof state.indicator | null
    }
    const id = indicator?.placement.parent.id
    return {
      target: id,
      refusal: id && indicator?.error ? reasonOf(query, id) : '',
    }
  })
  if (!target) return null

  return (
    <Overlay
      key={target}
      id={target}
      className="target"
      mark={refusal ? 'refused' : 'target'}
    >
      {refusal && <span className="refusal-tag">{refusal}</span>}
    </Overlay>
  )
}
