import { Editor, Element, Frame, useNode } from '@craftjs/core'

function Text({ text }: { text: string }) {
  const { connectors } = useNode()
  return (
    <p
      className="demo-text"
      ref={(el) => {
        if (el) connectors.connect(connectors.drag(el))
      }}
    >
      {text}
    </p>
  )
}

export function FirstDrag() {
  return (
    <Editor resolver={{ Text }}>
      <Frame>
        <Element is="div" canvas className="demo-box">
          <Text text="First" />
          <Text text="Second" />
        </Element>
      </Frame>
    </Editor>
  )
}
