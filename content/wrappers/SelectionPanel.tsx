import { Editor, Element, Frame, useEditor } from '@craftjs/core'
import { Text } from '../snippets/Text'
import { Sample } from './Sample'

function Selection() {
  const { id } = useEditor((_state, query) => ({ id: query.getEvent('selected').last() }))
  return id ? <Sample id={id} /> : <p>Select something.</p>
}

export function App() {
  return (
    <Editor resolver={{ Text }}>
      <Frame>
        <Element is="div" canvas>
          <Text text="Select me" />
          <Text text="Drag me" />
        </Element>
      </Frame>
      <Selection />
    </Editor>
  )
}
