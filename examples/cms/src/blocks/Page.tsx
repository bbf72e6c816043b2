import type { UserComponent } from '@craftjs/core'
import { lockRules } from '@recipes/locking/lock'
import { firstTheme, type Theme } from '@recipes/theme/themes'
import { ThemeSettings } from '../theme/ThemeSettings'
import { takesBlocks } from './places'
import { useBlock } from './useBlock'
import { PageView, type Inside } from './views'

export const Page: UserComponent<Theme & Inside> = ({ children, ...theme }) => (
  <PageView ref={useBlock().ref} {...theme}>
    {children}
  </PageView>
)

Page.craft = {
  displayName: 'Page',
  props: firstTheme,
  rules: { ...lockRules, canMoveIn: takesBlocks },
  related: { settings: ThemeSettings },
}
