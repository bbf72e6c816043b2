import { Editor, Element, Frame } from '@craftjs/core'
import { Text } from '../Text'
import { Background } from './Background'
import { SettingsPanel } from './SettingsPanel'

export function BackgroundApp() {
  return (
    <Editor resolver={{ Text }}>
      <Background>
        <Frame>
          <Element is="main" canvas>
            <Text text="Select me, then press beside me" />
          </Element>
        </Frame>
      </Background>
      {/* Inside, a press on a button of the panel would clear the selection first. */}
      <SettingsPanel />
    </Editor>
  )
}
