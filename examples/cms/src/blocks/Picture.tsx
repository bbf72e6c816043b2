import type { UserComponent } from '@craftjs/core'
import { lockRules } from '@recipes/locking/lock'
import { PictureSettings } from '../pictures/PictureSettings'
import { useBlock } from './useBlock'
import { PictureView, type PictureProps } from './views'

export const Picture: UserComponent<PictureProps> = (props) => (
  <PictureView ref={useBlock().ref} {...props} />
)

Picture.craft = {
  displayName: 'Picture',
  props: { src: '', alt: '' },
  rules: lockRules,
  related: { settings: PictureSettings },
}
