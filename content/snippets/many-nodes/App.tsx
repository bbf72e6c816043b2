import { Editor, Element, Frame } from '@craftjs/core'
import { PageWeight } from './PageWeight'
import { SelectionFrame } from './SelectionFrame'
import { Text } from '../Text'

const texts = Array.from({ length: 100 }, (_, index) => `Text ${index}`)

export const App = () => (
  <Editor resolver={{ Text }}>
    <Frame>
      <Element is="main" canvas>
        {texts.map((text) => (
          <Text key={text} text={text} />
        ))}
      </Element>
    </Frame>
    <SelectionFrame />
    <PageWeight />
  </Editor>
)
