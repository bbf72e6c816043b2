/** Named steps. A page saves the name, and your style sheet sets the size. */
export const spacings = {
  none: 'None',
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
}

export type Spacing = keyof typeof spacings
