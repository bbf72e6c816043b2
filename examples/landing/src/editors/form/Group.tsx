import { useEditor } from '@craftjs/core'
import { nameOf } from '../../arrange/query'
import { AddTo } from './AddTo'
import { Item } from './Item'
import { ItemBar } from './ItemBar'

type GroupProps = { id: string; depth: number }

/** A block with children: the fields of its children, in order, and a menu for adding blocks. */
export const Group = ({ id, depth }: GroupProps) => {
  const { name, rule, children, isSelected } = useEditor((state, query) => {
    const node = state.nodes[id]
    return {
      name: node ? nameOf(query, id) : '',
      rule: (node?.info as { rule?: string } | undefined)?.rule,
      isSelected: query.getEvent('selected').contains(id),
      children: (node?.data.nodes ?? []).map((child) => ({
        id: child,
        holdsOthers: Boolean(state.nodes[child]?.data.isCanvas),
      })),
    }
  })

  return (
    <div
      role="group"
      className="group"
      data-depth={depth}
      data-current={isSelected}
      aria-label={name}
    >
      {depth > 0 && <ItemBar id={id} name={name} />}
      {rule && <p className="rule">{rule}</p>}
      {children.map((child) =>
        child.holdsOthers ? (
          <Group key={child.id} id={child.id} depth={depth + 1} />
        ) : (
          <Item key={child.id} id={child.id} />
        ),
      )}
      <AddTo id={id} name={name} />
    </div>
  )
}
