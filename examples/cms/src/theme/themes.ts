/** How a page looks. It is stored in the props of its root, and style sheets do the rest. */
export interface Theme {
  accent: 'blue' | 'green' | 'red'
  font: 'sans' | 'serif'
  ground: 'plain' | 'warm'
}

export const firstTheme: Theme = {
  accent: 'blue',
  font: 'sans',
  ground: 'plain',
}

/** What can be chosen, with the names that the user sees. */
export const themeChoices: {
  [Name in keyof Theme]: { label: string; options: Record<Theme[Name], string> }
} = {
  accent: {
    label: 'Color',
    options: { blue: 'Blue', green: 'Green', red: 'Red' },
  },
  font: { label: 'Type', options: { sans: 'Sans serif', serif: 'Serif' } },
  ground: { label: 'Background', options: { plain: 'White', warm: 'Warm' } },
}
