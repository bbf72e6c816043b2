import type { UserComponent } from '@craftjs/core'
import { onlyInside } from '@recipes/blocks/shared/places'
import { lockRules } from '@recipes/locking/lock'
import { useBlockRefs } from '@recipes/blocks/shared/useBlockRefs'
import { TextSetting } from '@recipes/fields/TextSetting'
import { HeaderView, type HeaderProps } from './views'

/** The name of the site. Every page starts with a locked header. */
export const Header: UserComponent<HeaderProps> = (props) => {
  const { ref } = useBlockRefs()
  return <HeaderView ref={ref} {...props} />
}

Header.craft = {
  displayName: 'Header',
  props: { name: 'Corner Bakery' },
  rules: lockRules,
  info: onlyInside('nothing'),
  related: {
    settings: () => <TextSetting<HeaderProps> prop="name" label="Name" />,
  },
}
