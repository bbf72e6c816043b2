import { Editor, Element, Frame } from '@craftjs/core'
import { Heading } from './Heading'

export const PageEditor = () => (
  <Editor resolver={{ Heading }}>
    <Frame>
      <Element is="main" canvas>
        <Heading text="Drag me" />
        <Heading text="Drop me" />
      </Element>
    </Frame>
  </Editor>
)
