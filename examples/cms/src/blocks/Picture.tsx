import type { UserComponent } from '@craftjs/core'
import { lockRules } from '@recipes/locking/lock'
import { useBlockRefs } from '@recipes/blocks/shared/useBlockRefs'
import { PictureSettings } from '../pictures/PictureSettings'
import { PictureView, type PictureProps } from './views'

export const Picture: UserComponent<PictureProps> = (props) => {
  const { ref } = useBlockRefs()
  return <PictureView ref={ref} {...props} />
}

Picture.craft = {
  displayName: 'Picture',
  props: { src: '', alt: '' },
  rules: lockRules,
  related: { settings: PictureSettings },
}
