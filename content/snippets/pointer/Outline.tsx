import { useRef, useState } from 'react'
import { ROOT_NODE, useEditor, type NodeId, type Nodes } from '@craftjs/core'
import { movesFor, type Move } from './moves'

/** Shows the page as a list of buttons, with the possible moves of the selected Node. */
export function Outline() {
  const { actions, query, enabled, nodes, selected } = useEditor((state, query) => ({
    enabled: state.options.enabled,
    nodes: state.nodes,
    selected: query.getEvent('selected').last() as NodeId | undefined,
  }))
  const list = useRef<HTMLElement>(null)
  const [news, setNews] = useState('')
  if (!nodes[ROOT_NODE] || !enabled) return null
  const moves = selected && nodes[selected] ? movesFor(query, selected) : []

  function move(id: NodeId, { label, parent, index }: Move) {
    actions.move(id, parent, index)
    const siblings = query.node(parent).childNodes()
    const place = `${siblings.indexOf(id) + 1} of ${siblings.length}`
    setNews(`Moved: ${label}, ${place} in ${query.node(parent).get().data.displayName}`)
    // A button loses focus when its move is no longer possible.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body)
        list.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus()
    })
  }

  return (
    <nav ref={list} aria-label="Page">
      <OutlineItem
        id={ROOT_NODE}
        nodes={nodes}
        selected={selected}
        select={(id) => actions.selectNode(id)}
      />
      {moves.map((each) => (
        <button key={each.label} type="button" onClick={() => move(selected!, each)}>
          {each.label}
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
  const { displayName, props } = node.data
  const children = [...Object.values(node.data.linkedNodes), ...node.data.nodes]
  const words = [props.text, props.label].find((each) => typeof each === 'string')
  return (
    <>
      <button type="button" aria-pressed={id === selected} onClick={() => select(id)}>
        {displayName} <small>{words}</small>
      </button>
      {children.length > 0 && (
        <ul>
          {children.map((child) => (
            <li key={child}>
              <OutlineItem {...{ id: child, nodes, selected, select }} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
