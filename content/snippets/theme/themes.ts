/** How a page looks. These names are saved in the props of its root, so never rename one. */
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

/** What a choice sets. Change a color here, and every page that chose its name changes. */
const values: { [Name in keyof Theme]: Record<Theme[Name], string> } = {
  accent: {
    blue: 'oklch(0.45 0.14 255)',
    green: 'oklch(0.43 0.11 148)',
    red: 'oklch(0.47 0.17 27)',
  },
  font: { sans: 'system-ui, sans-serif', serif: 'georgia, serif' },
  ground: { plain: 'white', warm: 'oklch(0.97 0.018 85)' },
}

/** The theme as CSS variables, such as `--page-accent`. A name that is gone counts as the first choice. */
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
