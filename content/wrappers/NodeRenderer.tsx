import { Editor, Element, Frame } from '@craftjs/core'
import { Text } from '../snippets/Text'
import { Sample } from './Sample'

export function App() {
  return (
    <Editor resolver={{ Text }} onRender={Sample}>
      <Frame>
        <Element is="div" canvas>
          <Text text="Select me" />
          <Text text="Drag me" />
        </Element>
      </Frame>
    </Editor>
  )
}
