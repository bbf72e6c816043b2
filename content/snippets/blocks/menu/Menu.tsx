import type { UserComponent } from '@craftjs/core'
import type { Fields } from '../../fields/fields'
import { FieldsForm } from '../../fields/FieldsForm'
import { lockRules } from '../../locking/lock'
import { useBlockRefs } from '../shared/useBlockRefs'
import { MenuView, type MenuProps } from './MenuView'

export const firstMenu: MenuProps = {
  label: 'Menu',
  links: [
    { id: 'home', title: 'Home', href: '/' },
    { id: 'about', title: 'About us', href: '/about' },
  ],
}

export const Menu: UserComponent<MenuProps> = (props) => {
  const { ref } = useBlockRefs()
  return <MenuView ref={ref} {...props} />
}

const fields: Fields<MenuProps> = {
  label: { kind: 'text', label: 'Name for screen readers' },
  links: {
    kind: 'list',
    label: 'Links',
    item: 'Link',
    fields: {
      title: { kind: 'text', label: 'Title' },
      href: { kind: 'link', label: 'Address' },
    },
    first: (number) => ({ title: `Link ${number}`, href: '' }),
  },
}

Menu.craft = {
  displayName: 'Menu',
  props: firstMenu,
  rules: lockRules,
  info: { fields },
  related: { settings: FieldsForm },
}
