import { Editor, Element, Frame } from '@craftjs/core'
import { SettingsPanel } from '../editing/SettingsPanel'
import { sampleModel } from './answers'
import { Page, resolver, Text } from './blocks'
import { PageWriter } from './PageWriter'

// In your app, pass askModel instead of sampleModel.
export const App = () => (
  <Editor resolver={resolver}>
    <PageWriter ask={sampleModel} />
    <Frame>
      <Element is={Page} canvas>
        <Text text="This page is empty." />
      </Element>
    </Frame>
    <SettingsPanel />
  </Editor>
)
