import { Editor, Element, Frame } from '@craftjs/core'
import { SaveButton } from './SaveButton'
import { Text } from './Text'

export const PageEditor = () => (
  <Editor resolver={{ Text }}>
    <Frame>
      <Element is="section" canvas>
        <Text text="Drag me" />
        <Text text="below me" />
        <Text text="or me" />
      </Element>
    </Frame>
    <SaveButton />
  </Editor>
)
