import { Editor, Element, Frame } from '@craftjs/core'
import { SettingsPanel } from '../editing/SettingsPanel'
import { keepInTab } from '../pictures/keepInTab'
import { PictureLibrary } from '../pictures/library'
import { noPicture } from '../pictures/picture'
import { samplePictures } from '../pictures/samplePictures'
import { Button, Columns, Mail, Picture, resolver, Text } from './blocks'
import { MailPreview } from './MailPreview'
import { mailViews } from './mailViews'

export const App = () => (
  // In your app, use store={storePicture} to upload to your server.
  <PictureLibrary first={samplePictures} store={keepInTab}>
    <Editor resolver={resolver}>
      <Frame>
        <Element
          is={Mail}
          canvas
          subject="Bread of the week"
          site="https://bakery.example"
        >
          <Picture picture={{ ...noPicture, ...samplePictures[0] }} href="/visit" />
          <Text text="Bread of the week" size="title" />
          <Text text="Rye, baked twice." size="text" />
          <Button label="Order" href="/order" />
          <Columns />
        </Element>
      </Frame>
      <SettingsPanel />
      <MailPreview views={mailViews} />
    </Editor>
  </PictureLibrary>
)
