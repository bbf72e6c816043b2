/** Steps with names. A page saves the name, so that your style sheet decides how much it is. */
export const spacings = {
  none: 'None',
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
}

export type Spacing = keyof typeof spacings
