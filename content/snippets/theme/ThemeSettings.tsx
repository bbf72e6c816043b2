import { PropChoice } from '../editing/PropChoice'
import { themeChoices } from './themes'

/** The settings of the root, with one field per theme option. */
export const ThemeSettings = () =>
  Object.entries(themeChoices).map(([prop, { label, options }]) => (
    <PropChoice key={prop} prop={prop} label={label} options={options} />
  ))
