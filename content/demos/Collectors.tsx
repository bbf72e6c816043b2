import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import type { ReactNode } from 'react'

const Text: UserComponent<{ text: string }> = ({ text }) => {
  const { connectors, selected } = useNode((node) => ({
    selected: node.events.selected,
  }))
  return (
    <p
      className="demo-text"
      data-selected={selected}
      ref={(el) => void (el && connectors.connect(connectors.drag(el)))}
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

/** Re-renders when a collected value changes. */
function Report() {
  const { count, selected, hovered } = useEditor((state, query) => {
    const nameOf = (id?: string) =>
      (id ? state.nodes[id]?.data.props.text : undefined) ?? 'nothing'
    return {
      count: Object.keys(state.nodes).length,
      selected: nameOf(query.getEvent('selected').first()),
      hovered: nameOf(query.getEvent('hovered').first()),
    }
  })
  return (
    <p className="demo-tools">
      {count} nodes. Selected: {selected}. Hovered: {hovered}.
    </p>
  )
}

export function Collectors() {
  return (
    <Editor resolver={{ Page, Text }}>
      <Frame>
        <Element is={Page} canvas>
          <Text text="Apple" />
          <Text text="Pear" />
          <Text text="Plum" />
        </Element>
      </Frame>
      <Report />
    </Editor>
  )
}
