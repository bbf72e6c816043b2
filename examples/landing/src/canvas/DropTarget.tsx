import { useEditor } from '@craftjs/core'
import type { Query } from '../arrange/query'
import { nameOf } from '../arrange/query'
import { Overlay } from './Overlay'

/** Returns the description of a block's rule, if it has one. */
const ruleOf = (query: Query, id: string): string | undefined =>
  (query.node(id).get().info as { rule?: string } | undefined)?.rule

/** Returns why the dragged block may not be dropped into `target`. */
function reasonOf(query: Query, target: string): string {
  const dragged = query.getEvent('dragged').first() as string | undefined
  const home = dragged && query.node(dragged).get().data.parent
  if (dragged && home && home !== target) {
    const { rules } = query.node(home).get()
    const around = query.node(home).get()
    const mayLeave = rules.canMoveOut(
      [query.node(dragged).get()],
      around,
      query.node,
    )
    const rule = ruleOf(query, home)
    if (!mayLeave && rule) return rule
  }
  return ruleOf(query, target) ?? `${nameOf(query, target)} does not take this`
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
      className={refusal ? 'target refused' : 'target'}
    >
      {refusal && <span className="refusal-tag">{refusal}</span>}
    </Overlay>
  )
}
