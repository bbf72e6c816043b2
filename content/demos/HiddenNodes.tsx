import { Editor, Element, Frame, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import { useState } from 'react'

const Text: UserComponent<{ text: string }> = ({ text }) => {
  const { connect, drag } = useNode().connectors
  return (
    <p className="demo-text" ref={(el) => void (el && connect(drag(el)))}>
      {text}
    </p>
  )
}
Text.craft = { displayName: 'Text' }

export function HiddenNodes() {
  const [hidden, setHidden] = useState(true)
  return (
    <>
      <div className="demo-tools">
        <label>
          <input
            type="checkbox"
            checked={hidden}
            onChange={({ target }) => setHidden(target.checked)}
          />{' '}
          A is hidden
        </label>
      </div>
      {/* JSX only creates the initial Nodes, so a change needs a new editor. The key creates one. */}
      <Editor key={String(hidden)} resolver={{ Text }}>
        <Frame>
          <Element is="div" canvas className="demo-box">
            <Element is={Text} hidden={hidden} text="A" />
            <Text text="B" />
            <Text text="C" />
          </Element>
        </Frame>
      </Editor>
    </>
  )
}
