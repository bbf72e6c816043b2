import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import type { ReactNode } from 'react'

/** A User Component. Anything that React renders can be one. */
const Text: UserComponent<{ text: string }> = ({ text }) => {
  const { connect, drag } = useNode().connectors
  return (
    <p className="demo-text" ref={(el) => void (el && connect(drag(el)))}>
      {text}
    </p>
  )
}
Text.craft = { displayName: 'Text', props: { text: 'Some text' } }

/** A Canvas that other components can be dropped into. */
const Container: UserComponent<{ children?: ReactNode }> = ({ children }) => {
  const { connect, drag } = useNode().connectors
  return (
    <div className="demo-box" ref={(el) => void (el && connect(drag(el)))}>
      {children}
    </div>
  )
}
Container.craft = { displayName: 'Container' }

function Toolbox() {
  const { connectors } = useEditor()
  return (
    <div className="demo-tools">
      <button
        ref={(el) => void (el && connectors.create(el, <Text text="Some text" />))}
      >
        Text
      </button>
      <button
        ref={(el) =>
          void (el && connectors.create(el, <Element is={Container} canvas />))
        }
      >
        Container
      </button>
    </div>
  )
}

export function App() {
  return (
    <Editor resolver={{ Container, Text }}>
      <Toolbox />
      <Frame>
        <Element is={Container} canvas />
      </Frame>
    </Editor>
  )
}
