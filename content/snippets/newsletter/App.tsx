import { Editor, Element, Frame } from '@craftjs/core'
import { SettingsPanel } from '../editing/SettingsPanel'
import { Button, Columns, Mail, resolver, Text } from './blocks'
import { MailPreview } from './MailPreview'

export const App = () => (
  <Editor resolver={resolver}>
    <Frame>
      <Element is={Mail} canvas>
        <Text text="Bread of the week" size="title" />
        <Text text="Rye, baked twice." size="text" />
        <Button label="Order" href="/order" />
        <Columns />
      </Element>
    </Frame>
    <SettingsPanel />
    <MailPreview />
  </Editor>
)
