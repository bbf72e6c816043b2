import type { UserComponent } from '@craftjs/core'
import { lockRules } from '@recipes/locking/lock'
import { ResponsiveField } from '@recipes/responsive/ResponsiveField'
import { useBlockRefs } from '@recipes/blocks/shared/useBlockRefs'
import { TextSetting } from '@recipes/fields/TextSetting'
import { HeadingView, type HeadingProps } from './views'

export const Heading: UserComponent<HeadingProps> = (props) => {
  const { ref } = useBlockRefs()
  return <HeadingView ref={ref} {...props} />
}

const HeadingSettings = () => (
  <>
    <TextSetting<HeadingProps> prop="text" label="Text" />
    <ResponsiveField prop="size" label="Font size" />
  </>
)

Heading.craft = {
  displayName: 'Heading',
  props: { text: 'Heading', size: { phone: 28 } },
  rules: lockRules,
  related: { settings: HeadingSettings },
}
