import { Editor, Frame } from '@craftjs/core'
import { Layers } from '@craftjs/layers'

/** A page with one tag, and its layers with the package's default rows. */
export const DefaultLayers = () => (
  <Editor>
    <Frame>
      <h1>Title</h1>
    </Frame>
    <Layers />
  </Editor>
)
