import { useEditor } from '@craftjs/core'
import { nameOf } from '../../arrange/query'
import { ItemBar } from './ItemBar'

/** A block, with the fields for its texts and pictures (`related.content`). */
export const Item = ({ id }: { id: string }) => {
  const { actions, name, Content, isSelected } = useEditor((state, query) => ({
    name: state.nodes[id] ? nameOf(query, id) : '',
    Content: state.nodes[id]?.related.content,
    isSelected: query.getEvent('selected').contains(id),
  }))

  return (
    <div
      role="group"
      className="item"
      data-current={isSelected}
      aria-label={name}
      onFocus={() => {
        if (!isSelected) actions.selectNode(id)
      }}
    >
      <ItemBar id={id} name={name} />
      {Content && <Content />}
    </div>
  )
}
