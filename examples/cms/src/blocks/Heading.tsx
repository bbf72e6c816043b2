import type { UserComponent } from '@craftjs/core'
import { lockRules } from '@recipes/locking/lock'
import { ResponsiveField } from '@recipes/responsive/ResponsiveField'
import { TextField } from '../fields/TextField'
import { useBlock } from './useBlock'
import { HeadingView, type HeadingProps } from './views'

export const Heading: UserComponent<HeadingProps> = (props) => (
  <HeadingView ref={useBlock().ref} {...props} />
)

const HeadingSettings = () => (
  <>
    <TextField prop="text" label="Text" />
    <ResponsiveField prop="size" label="Font size" />
  </>
)

Heading.craft = {
  displayName: 'Heading',
  props: { text: 'Heading', size: { phone: 28 } },
  rules: lockRules,
  related: { settings: HeadingSettings },
}
