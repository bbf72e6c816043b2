import { Editor, Element, Frame } from '@craftjs/core'
import { Container } from '../Container'
import { Text } from '../Text'
import { PictureToolbox } from './PictureToolbox'
import './toolbox.css'

export const App = () => (
  <Editor resolver={{ Container, Text }}>
    <PictureToolbox />
    <Frame>
      <Element is={Container} canvas>
        <Text text="Drag me" />
        <Text text="or me" />
      </Element>
    </Frame>
  </Editor>
)
