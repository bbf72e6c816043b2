import { Editor, Element, Frame, useNode } from '@craftjs/core'

const Block = ({ text, display }: { text: string; display?: string }) => {
  const { connectors } = useNode()
  return (
    <div style={{ display }} ref={(el) => void (el && connectors.connect(connectors.drag(el)))}>
      <p>{text}</p>
    </div>
  )
}

/** Two inline blocks with a box, and a block without one. */
export const Contents = () => (
  <Editor resolver={{ Block }}>
    <Frame>
      <Element is="section" canvas>
        <Block text="One" display="inline-block" />
        <Block text="Two" display="inline-block" />
        <Block text="Three" display="contents" />
      </Element>
    </Frame>
  </Editor>
)
