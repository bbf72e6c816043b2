import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import type { SerializedNodes, UserComponent } from '@craftjs/core'
import type { ReactNode } from 'react'
import { useRemotePage } from '../snippets/several-people/useRemotePage'

const Text: UserComponent<{ text: string }> = ({ text }) => {
  const { connectors, isSelected } = useNode((node) => ({
    isSelected: node.events.selected,
  }))
  const { connect, drag } = connectors
  return (
    <p
      className="demo-text"
      data-selected={isSelected}
      ref={(el) => void (el && connect(drag(el)))}
    >
      {text}
    </p>
  )
}
Text.craft = { displayName: 'Text' }

const Page: UserComponent<{ children?: ReactNode }> = ({ children }) => {
  const { connect } = useNode().connectors
  return (
    <div className="demo-box" ref={(el) => void (el && connect(el))}>
      {children}
    </div>
  )
}
Page.craft = { displayName: 'Page' }

// Replaces your server: simulates a page saved by another user.
function Colleague() {
  const showPage = useRemotePage()
  const { query, canUndo } = useEditor((_, query) => ({
    canUndo: query.history.canUndo(),
  }))
  const receive = (change: (nodes: SerializedNodes) => void) => {
    const nodes = structuredClone(query.getSerializedNodes())
    change(nodes)
    showPage(nodes)
  }
  return (
    <div className="demo-tools">
      <button
        onClick={() =>
          receive((nodes) => {
            const first = nodes[nodes.ROOT?.nodes[0] ?? '']
            if (first) first.props.text += '!'
          })
        }
      >
        A colleague changes the first text
      </button>
      <button onClick={() => receive((nodes) => nodes.ROOT?.nodes.reverse())}>
        A colleague reverses the order
      </button>
      <output>{canUndo ? 'You can undo.' : 'There is nothing to undo.'}</output>
    </div>
  )
}

export function RemoteChanges() {
  return (
    <Editor resolver={{ Page, Text }}>
      <Frame>
        <Element is={Page} canvas>
          <Text text="Select me" />
          <Text text="Drag me" />
          <Text text="Leave me" />
        </Element>
      </Frame>
      <Colleague />
    </Editor>
  )
}
