/**
 * The kinds of admonition: the name that authors write after `:::`, and the title of one without a title of its own.
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

/** Name of one of them. */
export type AdmonitionKind = keyof typeof ADMONITIONS

/** All kinds, in the order in which they are listed. */
export const ADMONITION_KINDS = Object.keys(ADMONITIONS) as AdmonitionKind[]
