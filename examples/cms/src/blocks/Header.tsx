import type { UserComponent } from '@craftjs/core'
import type { Fields } from '@recipes/fields/fields'
import { FieldsForm } from '@recipes/fields/FieldsForm'
import { onlyInside } from '@recipes/blocks/shared/places'
import { lockRules } from '@recipes/locking/lock'
import { useBlockRefs } from '@recipes/blocks/shared/useBlockRefs'
import { HeaderView, type HeaderProps } from './views'

/** The name of the site. Every page starts with a locked header. */
export const Header: UserComponent<HeaderProps> = (props) => {
  const { ref } = useBlockRefs()
  return <HeaderView ref={ref} {...props} />
}

const fields: Fields<HeaderProps> = {
  name: { kind: 'text', label: 'Name' },
}

Header.craft = {
  displayName: 'Header',
  props: { name: 'Corner Bakery' },
  rules: lockRules,
  info: { ...onlyInside('nothing'), fields },
  related: { settings: FieldsForm },
}
