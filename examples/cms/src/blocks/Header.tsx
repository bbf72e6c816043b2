import type { UserComponent } from '@craftjs/core'
import { lockRules } from '@recipes/locking/lock'
import { TextField } from '../fields/TextField'
import { useBlock } from './useBlock'
import { HeaderView, type HeaderProps } from './views'

/** The name of the site. Each page begins with one, which is locked. */
export const Header: UserComponent<HeaderProps> = (props) => (
  <HeaderView ref={useBlock().ref} {...props} />
)

Header.craft = {
  displayName: 'Header',
  props: { name: 'Corner Bakery' },
  rules: lockRules,
  related: { settings: () => <TextField prop="name" label="Name" /> },
}
