import { Editor, Element, Frame } from '@craftjs/core'
import { NodeFrame } from './NodeFrame'
import './frames.css'

export function App() {
  return (
    <Editor
      onRender={NodeFrame}
      indicator={{
        success: 'seagreen',
        error: 'crimson',
        thickness: 4,
        transition: 'none',
        className: 'drop-indicator',
      }}
    >
      <Frame>
        <Element is="main" canvas>
          <h1>Title</h1>
          <p>Text</p>
        </Element>
      </Frame>
    </Editor>
  )
}
