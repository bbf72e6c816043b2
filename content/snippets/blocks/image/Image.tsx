import { useEditor, type UserComponent } from '@craftjs/core'
import { PictureSetting } from '../../fields/PictureSetting'
import { TextSetting } from '../../fields/TextSetting'
import { lockRules } from '../../locking/lock'
import { noPicture } from '../../pictures/picture'
import { useBlockRefs } from '../shared/useBlockRefs'
import { ImageView, type ImageProps } from './ImageView'

export const firstImage: ImageProps = { picture: noPicture, caption: '' }

export const Image: UserComponent<ImageProps> = (props) => {
  const { ref } = useBlockRefs()
  const { enabled } = useEditor((state) => ({ enabled: state.options.enabled }))
  if (enabled && props.picture.src === '')
    return (
      <p ref={ref} className="block-image-empty">
        Select me to choose a picture.
      </p>
    )
  return <ImageView ref={ref} {...props} />
}

Image.craft = {
  displayName: 'Image',
  props: firstImage,
  rules: lockRules,
  related: {
    settings: () => (
      <>
        <PictureSetting<ImageProps> prop="picture" label="Picture" />
        <TextSetting<ImageProps> prop="caption" label="Caption" />
      </>
    ),
  },
}
