import { ChoiceSetting } from '@recipes/fields/ChoiceSetting'
import { themeChoices, type Theme } from '@recipes/theme/themes'

/** The settings of the page, shown when it is selected in the outline. */
export const ThemeSettings = () => (
  <>
    <ChoiceSetting<Theme, 'accent'> prop="accent" {...themeChoices.accent} />
    <ChoiceSetting<Theme, 'font'> prop="font" {...themeChoices.font} />
    <ChoiceSetting<Theme, 'ground'> prop="ground" {...themeChoices.ground} />
  </>
)
