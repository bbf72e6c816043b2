import { Editor, Element, Frame } from '@craftjs/core'
import { Card, resolver, Text } from '../saving/blocks'
import { views } from '../saving/views'
import { PageOutput } from './PageOutput'

export const App = () => (
  <Editor resolver={resolver}>
    <Frame>
      <Element is="main" canvas>
        <Card title="Bread" />
        <Text text="Rye & wheat" />
      </Element>
    </Frame>
    <PageOutput views={views} />
  </Editor>
)
