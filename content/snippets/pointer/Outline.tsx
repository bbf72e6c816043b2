import { useState } from 'react'
import { ROOT_NODE, useEditor, type NodeId, type Nodes } from '@craftjs/core'
import { movesFor } from './moves'

/** Shows the page as a list of buttons, with the possible moves of the selected Node. */
export function Outline() {
  const { actions, query, nodes, selected } = useEditor((state, query) => ({
    nodes: state.nodes,
    selected: query.getEvent('selected').last() as NodeId | undefined,
  }))
  const [news, setNews] = useState('')
  if (!nodes[ROOT_NODE]) return null
  const moves = selected && nodes[selected] ? movesFor(query, selected) : []

  return (
    <nav aria-label="Page">
      <OutlineItem
        id={ROOT_NODE}
        nodes={nodes}
        selected={selected}
        select={(id) => actions.selectNode(id)}
      />
      {moves.map(({ label, parent, index }) => (
        <button
          key={label}
          type="button"
          onClick={() => {
            actions.move(selected!, parent, index)
            setNews(`Moved: ${label}`)
          }}
        >
          {label}
        </button>
      ))}
      <p role="status">{news}</p>
    </nav>
  )
}

interface OutlineItemProps {
  id: NodeId
  nodes: Nodes
  selected: NodeId | undefined
  select: (id: NodeId) => void
}

function OutlineItem({ id, nodes, selected, select }: OutlineItemProps) {
  const node = nodes[id]
  if (!node) return null
  const children = [...Object.values(node.data.linkedNodes), ...node.data.nodes]
  return (
    <>
      <button type="button" aria-pressed={id === selected} onClick={() => select(id)}>
        {node.data.displayName}
      </button>
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <li key={child}>
              <OutlineItem
                id={child}
                nodes={nodes}
                selected={selected}
                select={select}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
