import {
  DefaultEventHandlers,
  Editor,
  type EditorStore,
  Element,
  Frame,
  useNode,
  type UserComponent,
} from '@craftjs/core'
import type { ReactNode } from 'react'
import { StructureBar } from '../snippets/group/StructureBar'

const useBlock = () => {
  const { connect, drag } = useNode().connectors
  return (el: HTMLElement | null) => void (el && connect(drag(el)))
}

const Box: UserComponent<{ children?: ReactNode }> = ({ children }) => (
  <div className="demo-box" ref={useBlock()}>
    {children}
  </div>
)
Box.craft = { displayName: 'Box' }

const Text: UserComponent<{ text: string }> = ({ text }) => (
  <p className="demo-text" ref={useBlock()}>
    {text}
  </p>
)
Text.craft = { displayName: 'Text' }

const Sign: UserComponent<{ text: string }> = ({ text }) => (
  <p className="demo-button" ref={useBlock()}>
    {text}
  </p>
)
Sign.craft = { displayName: 'Sign' }

// Shift+click adds to the selection.
const makeHandlers = (store: EditorStore) =>
  new DefaultEventHandlers({
    store,
    isMultiSelectEnabled: (event) => event.shiftKey,
    removeHoverOnMouseleave: true,
  })

export function Grouping() {
  return (
    <Editor resolver={{ Box, Sign, Text }} handlers={makeHandlers}>
      <div className="demo-tools">
        <StructureBar
          box={<Element is={Box} canvas />}
          kinds={{
            sign: (text) => <Sign text={text} />,
            text: (text) => <Text text={text} />,
          }}
        />
      </div>
      <Frame>
        <Element is={Box} canvas>
          <Text text="Select me" />
          <Text text="Then me, with Shift" />
          <Element is={Box} canvas>
            <Text text="I am in a group" />
          </Element>
        </Element>
      </Frame>
    </Editor>
  )
}
