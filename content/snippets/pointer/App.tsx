import { Editor, Element, Frame } from '@craftjs/core'
import { Shortcuts } from '../editing/Shortcuts'
import { MovableText } from './MovableText'
import { Outline } from './Outline'
import { TextTool } from './TextTool'

export const App = () => (
  <Editor resolver={{ MovableText }}>
    <TextTool />
    <Shortcuts />
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
