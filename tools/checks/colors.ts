import { readFileSync } from 'node:fs'

const SITE = 'src/theme/styles/tokens.css'

/** Files that copy the site's colors because they must work without the site, with the colors that only they have. */
export const COPIES: readonly { file: string; own?: readonly string[] }[] = [
  // Readers copy it from the tutorial.
  { file: 'examples/basic/src/index.css' },
  { file: 'content/docs/guides/your-own-project.mdx' },
  // Readers copy it with an example.
  { file: 'examples/tokens.css' },
  // The page on the canvas is white, so its surroundings are a shade darker.
  { file: 'examples/landing/src/styles/tokens.css', own: ['sunken', 'grid'] },
]

/** Colors with a different name in a copy. The accent is the same in both modes, like the page that it appears on. */
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

/** Replaces the colors in the light and dark rules of `text` with the site's. Throws if the site lacks a color. */
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
