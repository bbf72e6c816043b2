import type { UserComponent } from '@craftjs/core'
import type { Fields } from '@recipes/fields/fields'
import { FieldsForm } from '@recipes/fields/FieldsForm'
import { lockRules } from '@recipes/locking/lock'
import { useBlockRefs } from '@recipes/blocks/shared/useBlockRefs'
import { UploadInput } from '../../../client/pictures/UploadInput'
import { PictureView, type PictureProps } from './views'

export const Picture: UserComponent<PictureProps> = (props) => {
  const { ref } = useBlockRefs()
  return <PictureView ref={ref} {...props} />
}

const fields: Fields<PictureProps> = {
  src: { kind: 'custom', label: 'Picture', input: UploadInput },
  alt: { kind: 'text', label: 'Description' },
}

Picture.craft = {
  displayName: 'Picture',
  props: { src: '', alt: '' },
  rules: lockRules,
  info: { fields },
  related: { settings: FieldsForm },
}
