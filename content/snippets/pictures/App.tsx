import { Editor, Element, Frame } from '@craftjs/core'
import { SettingsPanel } from '../editing/SettingsPanel'
import { Page, Picture, resolver } from './blocks'
import { DescriptionCheck } from './DescriptionCheck'
import { keepInTab } from './keepInTab'
import { PictureLibrary } from './library'
import { noPicture } from './picture'
import { samplePictures } from './samplePictures'
import { UploadMessages } from './UploadMessages'

export const App = () => (
  // In your app, use store={storePicture} to upload to your server.
  <PictureLibrary first={samplePictures} store={keepInTab}>
    <Editor resolver={resolver}>
      <DescriptionCheck />
      <UploadMessages />
      <Frame>
        <Element is={Page} canvas>
          <Picture {...noPicture} />
          <Picture {...noPicture} {...samplePictures[1]} />
        </Element>
      </Frame>
      <SettingsPanel />
    </Editor>
  </PictureLibrary>
)
