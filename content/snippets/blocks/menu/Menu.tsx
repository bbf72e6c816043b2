import type { UserComponent } from '@craftjs/core'
import { ListSetting } from '../../fields/ListSetting'
import { TextSetting } from '../../fields/TextSetting'
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

Menu.craft = {
  displayName: 'Menu',
  props: firstMenu,
  rules: lockRules,
  related: {
    settings: () => (
      <>
        <TextSetting<MenuProps> prop="label" label="Name for screen readers" />
        <ListSetting<MenuProps> prop="links" label="Links" item="Link" />
      </>
    ),
  },
}
