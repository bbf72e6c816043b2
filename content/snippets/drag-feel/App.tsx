import { Editor, Element, Frame } from '@craftjs/core'
import { Area, Text } from './blocks'
import { DropPreview } from './DropPreview'
import { EdgeScroll } from './EdgeScroll'
import { makeHandlers } from './makeHandlers'
import { Tools } from './Tools'
import { usePlacing } from './usePlacing'
import './feel.css'

export const App = () => (
  <Editor
    resolver={{ Area, Text }}
    handlers={makeHandlers}
    // The line covers the page. Without this, a drop on the line would be canceled.
    indicator={{ success: 'green', error: 'red', style: { pointerEvents: 'none' } }}
  >
    <DropPreview show="copy" />
    <Desk />
  </Editor>
)

function Desk() {
  const placing = usePlacing()
  return (
    <>
      <Tools element={<Text text="New text" />} placing={placing} />
      <div data-page="" {...placing.page}>
        <EdgeScroll>
          <Frame>
            <Element is={Area} canvas>
              <Text text="First" />
              <Text text="Second" />
              <Element is={Area} canvas />
              <Text text="Last" />
            </Element>
          </Frame>
        </EdgeScroll>
      </div>
    </>
  )
}
