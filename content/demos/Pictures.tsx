import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import type { UserComponent } from '@craftjs/core'
import { DescriptionCheck } from '../snippets/pictures/DescriptionCheck'
import { keepInTab } from '../snippets/pictures/keepInTab'
import { PictureLibrary } from '../snippets/pictures/library'
import { noPicture, type PictureProps } from '../snippets/pictures/picture'
import { PictureSettings } from '../snippets/pictures/PictureSettings'
import { samplePictures } from '../snippets/pictures/samplePictures'
import { UploadMessages } from '../snippets/pictures/UploadMessages'

const useBlock = () => {
  const { connect, drag } = useNode().connectors
  return (el: HTMLElement | null) => void (el && connect(drag(el)))
}

const Picture: UserComponent<PictureProps> = (props) => {
  const { src, width, height, alt, decorative } = props
  return (
    <div className="demo-text" ref={useBlock()}>
      {src === '' ? (
        'Select me to choose a picture.'
      ) : (
        <img
          src={src}
          width={160}
          height={Math.round((160 * height) / width)}
          alt={decorative ? '' : alt}
          draggable={false}
        />
      )}
    </div>
  )
}
Picture.craft = {
  displayName: 'Picture',
  props: noPicture,
  related: { settings: PictureSettings },
}

function Settings() {
  const { Form } = useEditor((state, query) => {
    const id = query.getEvent('selected').first()
    return { Form: id ? state.nodes[id]?.related.settings : undefined }
  })
  return (
    <div className="demo-tools">
      {Form ? <Form /> : 'Select a picture to change it.'}
    </div>
  )
}

export function Pictures() {
  return (
    <PictureLibrary first={samplePictures} store={keepInTab}>
      <Editor resolver={{ Picture }}>
        <div className="demo-tools">
          <DescriptionCheck />
          <UploadMessages />
        </div>
        <Frame>
          <Element is="div" canvas className="demo-box">
            <Picture {...noPicture} />
            <Picture {...noPicture} {...samplePictures[1]} />
          </Element>
        </Frame>
        <Settings />
      </Editor>
    </PictureLibrary>
  )
}
