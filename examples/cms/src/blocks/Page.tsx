import type { UserComponent } from '@craftjs/core'
import { onlyInside, placeRules } from '@recipes/blocks/shared/places'
import { firstTheme, type Theme } from '@recipes/theme/themes'
import { useBlockRefs } from '@recipes/blocks/shared/useBlockRefs'
import { ThemeSettings } from '../theme/ThemeSettings'
import type { Inside } from '@recipes/blocks/shared/inside'
import { PageView } from './views'

export const Page: UserComponent<Theme & Inside> = ({ children, ...theme }) => {
  const { ref } = useBlockRefs()
  return (
    <PageView ref={ref} {...theme}>
      {children}
    </PageView>
  )
}

Page.craft = {
  displayName: 'Page',
  props: firstTheme,
  rules: placeRules,
  info: onlyInside('nothing'),
  related: { settings: ThemeSettings },
}
