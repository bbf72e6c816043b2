import { Editor, Element, Frame, type UserComponent } from '@craftjs/core'
import * as components from './Sample'

// The type allows any props.
const Sample: UserComponent = components.Sample

export function App() {
  return (
    <Editor resolver={{ ...components }}>
      <Frame>
        <Element is="div" canvas>
          <Sample text="Select me" fontSize={24} />
          <p>Drag me</p>
        </Element>
      </Frame>
    </Editor>
  )
}
