import { readFileSync } from 'node:fs'

const SITE = 'src/theme/styles/tokens.css'

/** Files with colors of the site that must work without it, and the colors that one has of its own. */
export const COPIES: readonly { file: string; own?: readonly string[] }[] = [
  // Readers of the tutorial copy it.
  { file: 'examples/basic/src/index.css' },
  { file: 'content/docs/guides/basic-tutorial.mdx' },
  { file: 'examples/cms/src/styles/tokens.css' },
  // Its README says how to copy it. The page in the stage is white: around it is a shade more.
  { file: 'examples/landing/src/styles/tokens.css', own: ['sunken', 'grid'] },
]

/** Colors that have another name in a copy. The accent has the same value in both modes, as the page on which it is. */
const SITE_NAMES: Readonly<{ [name: string]: string }> = {
  danger: 'danger-ink',
  accent: 'drop',
  'accent-bright': 'drop-bright',
  'accent-ink': 'drop-ink',
  'on-accent': 'on-drop',
}

const COLOR = /--([\w-]+): (oklch\([^)]*\));/g

/** The first rule of `css` with this selector. */
function ruleOf(css: string, selector: string): string {
  const start = css.indexOf(`${selector} {`)
  return css.slice(start, css.indexOf('}', start))
}

/** `text` with the site's values in the rules of light and dark mode. Throws for a color that the site does not have. */
export function withColors(
  text: string,
  own: readonly string[] = [],
  site = readFileSync(SITE, 'utf8'),
): string {
  return [':root', "[data-theme='dark']"].reduce((copied, selector) => {
    const colors = new Map(
      Array.from(ruleOf(site, selector).matchAll(COLOR), ([, name, value]) => [name, value]),
    )
    const rule = ruleOf(copied, selector)
    const updated = rule.replace(COLOR, (declaration, name: string) => {
      if (own.includes(name)) return declaration
      const value = colors.get(SITE_NAMES[name] ?? name)
      if (value === undefined) throw new Error(`${SITE} has no color for --${name} of "${selector}".`)
      return `--${name}: ${value};`
    })
    return copied.replace(rule, () => updated)
  }, text)
}
