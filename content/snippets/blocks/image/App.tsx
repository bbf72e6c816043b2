import { keepInTab } from '../../pictures/keepInTab'
import { PictureLibrary } from '../../pictures/library'
import { noPicture } from '../../pictures/picture'
import { samplePictures } from '../../pictures/samplePictures'
import { BlockEditor } from '../shared/BlockEditor'
import { firstImage, Image } from './Image'
import { ImageView } from './ImageView'

export const App = () => (
  <PictureLibrary first={samplePictures} store={keepInTab}>
    <BlockEditor resolver={{ Image }} views={{ Image: ImageView }}>
      <Image {...firstImage} />
      <Image
        picture={{ ...noPicture, ...samplePictures[0], alt: 'Green hills' }}
        caption="The hills behind the bakery"
      />
    </BlockEditor>
  </PictureLibrary>
)
