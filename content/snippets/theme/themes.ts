/** The look of a page. The props of its root contain these names, so never rename one. */
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

/** The theme options, with labels for the user. */
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

/** The CSS value of each option. A change here affects every page that uses the option. */
const values: { [Name in keyof Theme]: Record<Theme[Name], string> } = {
  accent: {
    blue: 'oklch(0.45 0.14 255)',
    green: 'oklch(0.43 0.11 148)',
    red: 'oklch(0.47 0.17 27)',
  },
  font: { sans: 'system-ui, sans-serif', serif: 'georgia, serif' },
  ground: { plain: 'white', warm: 'oklch(0.97 0.018 85)' },
}

/** Converts a theme to CSS variables, such as `--page-accent`. Unknown names fall back to `firstTheme`. */
export function themeVariables(theme: Theme): Record<string, string> {
  const value = <Name extends keyof Theme>(name: Name) =>
    Object.hasOwn(values[name], theme[name])
      ? values[name][theme[name]]
      : values[name][firstTheme[name]]
  return {
    '--page-accent': value('accent'),
    '--page-font': value('font'),
    '--page-ground': value('ground'),
  }
}
