import { Editor, Element, Frame, useEditor } from '@craftjs/core'
import { Button, ButtonBar } from './ButtonBar'

function Toolbox() {
  const { create } = useEditor().connectors
  return (
    <p
      ref={(el) => {
        if (el) create(el, <Button label="New" />)
      }}
    >
      New button
    </p>
  )
}

export function App() {
  return (
    <Editor resolver={{ Button, ButtonBar }}>
      <Toolbox />
      <Frame>
        <Element is={ButtonBar} canvas>
          <Button label="Buy" />
          <Button label="Sell" />
        </Element>
      </Frame>
    </Editor>
  )
}
