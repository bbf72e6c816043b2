import { Editor, Element, Frame } from '@craftjs/core'
import { MovableText } from './MovableText'
import { Outline } from './Outline'
import { TextTool } from './TextTool'

export const App = () => (
  <Editor resolver={{ MovableText }}>
    <TextTool />
    <Frame>
      <Element is="div" canvas style={{ padding: 20 }}>
        <MovableText text="One" />
        <MovableText text="Two" />
        <MovableText text="Three" />
      </Element>
    </Frame>
    <Outline />
  </Editor>
)
