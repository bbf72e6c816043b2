import { themeChoices } from '@recipes/theme/themes'
import { ChoiceField } from '../fields/ChoiceField'

/** The settings of the page: select it in the outline. */
export const ThemeSettings = () =>
  Object.entries(themeChoices).map(([name, { label, options }]) => (
    <ChoiceField key={name} prop={name} label={label} options={options} />
  ))
