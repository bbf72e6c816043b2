import { Editor, Element, Frame, type UserComponent } from '@craftjs/core'
import * as components from './Sample'

// Without props, a Node starts with those of craft.props. The type allows that.
const Sample: UserComponent = components.Sample

export function App() {
  return (
    <Editor resolver={{ ...components }}>
      <Frame>
        <Element is="div" canvas>
          <Sample />
          <p>Drag me</p>
        </Element>
      </Frame>
    </Editor>
  )
}
