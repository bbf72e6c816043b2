import type { UserComponent } from '@craftjs/core'
import type { Fields } from '@recipes/fields/fields'
import { FieldsForm } from '@recipes/fields/FieldsForm'
import { onlyInside, placeRules } from '@recipes/blocks/shared/places'
import { firstTheme, themeChoices, type Theme } from '@recipes/theme/themes'
import { useBlockRefs } from '@recipes/blocks/shared/useBlockRefs'
import type { Inside } from '@recipes/blocks/shared/inside'
import { PageView } from './views'

/** The look of a page, and its title in the list and in the browser’s tab. */
type PageProps = Theme & { title: string }

export const Page: UserComponent<Theme & Partial<PageProps> & Inside> = ({
  children,
  ...theme
}) => {
  const { ref } = useBlockRefs()
  return (
    <PageView ref={ref} {...theme}>
      {children}
    </PageView>
  )
}

const fields: Fields<PageProps> = {
  title: { kind: 'text', label: 'Title' },
  accent: { kind: 'choice', ...themeChoices.accent },
  font: { kind: 'choice', ...themeChoices.font },
  ground: { kind: 'choice', ...themeChoices.ground },
}

Page.craft = {
  displayName: 'Page',
  props: { ...firstTheme, title: '' },
  rules: placeRules,
  info: { ...onlyInside('nothing'), fields },
  related: { settings: FieldsForm },
}
