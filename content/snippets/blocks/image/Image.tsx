import { useEditor, type UserComponent } from '@craftjs/core'
import type { Fields } from '../../fields/fields'
import { FieldsForm } from '../../fields/FieldsForm'
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

const fields: Fields<ImageProps> = {
  picture: { kind: 'picture', label: 'Picture' },
  caption: { kind: 'text', label: 'Caption' },
}

Image.craft = {
  displayName: 'Image',
  props: firstImage,
  rules: lockRules,
  info: { fields },
  related: { settings: FieldsForm },
}
