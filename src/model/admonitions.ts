/**
 * The kinds of admonitions: the name that authors write after `:::`, and the default title.
 *
 * Each kind also needs its colors, a `[data-kind]` rule in `src/theme/styles/tokens.css`. `npm run tables -w tools`
 * updates the places that list the kinds for authors.
 */
export const ADMONITIONS = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
} as const

export type AdmonitionKind = keyof typeof ADMONITIONS

/** All kinds, in display order. */
export const ADMONITION_KINDS = Object.keys(ADMONITIONS) as AdmonitionKind[]
