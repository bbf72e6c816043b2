import { Editor, Frame } from '@craftjs/core'
import { Layers } from '@craftjs/layers'

/** A page of one tag, and its layers in the rows of the package. */
export const DefaultLayers = () => (
  <Editor>
    <Frame>
      <h1>Title</h1>
    </Frame>
    <Layers />
  </Editor>
)
