import { ChoiceField } from '../fields/ChoiceField'
import { themeChoices } from './themes'

/** The settings of the page: select it in the outline. */
export const ThemeSettings = () =>
  Object.entries(themeChoices).map(([name, { label, options }]) => (
    <ChoiceField key={name} prop={name} label={label} options={options} />
  ))
