/** A control to tap, and the sign that it has responded: a matching element is visible, or no longer visible. */
export interface Control {
  name: string
  /** Site path without the leading slash. */
  path: string
  /** Window width in CSS pixels. The height is always a phone's. */
  width: number
  tap: string
  selector: string
  isShown: boolean
  /** True if it must respond before React loads. Other controls may wait for React, but must not lose the tap. */
  isEarly: boolean
  /** Whether the effect disappears on its own. */
  isBrief: boolean
}

// prettier-ignore
type Row = [name: string, path: string, width: number, tap: string, selector: string, options?: Partial<Control>]

const overview = 'docs/overview'
const tutorial = 'docs/guides/basic-tutorial'
const category = '#menu [data-disclosure=category]'
const closed = `${category}[aria-expanded=false]`
const dropdown = 'header [data-dropdown]'

// prettier-ignore
const rows: Row[] = [
  ['color mode', overview, 390, '[data-color-mode]', 'html[data-theme=dark]'],
  ['menu', overview, 390, '[data-menu-open]', 'html[data-menu=open] #menu li a'],
  ['announcement, close', overview, 390, '[data-announcement-close]', '[data-announcement]', { isShown: false }],
  ['contents of the page', overview, 390, '[data-disclosure=contents]', '#contents a'],
  ['tab', overview, 390, '[role=tab][data-value=pnpm]', '[role=tabpanel][data-value=pnpm]'],
  ['copy', overview, 390, '[data-code-copy]', '[data-copied]', { isBrief: true }],
  ['details', tutorial, 390, 'main summary', 'main details[open]'],
  ['dropdown', overview, 1280, `${dropdown} button`, `${dropdown} a[href*="examples/basic"]`],
  ['category, open', overview, 1280, closed, '#menu a[href$="basic-tutorial"], #menu a[href$="migrating-0.1.x"]'],
  ['category, close', overview, 1280, `${category}[aria-expanded=true]`, `${closed}:has(+ * [aria-current=page])`],
  ['wrap lines', tutorial, 390, '[data-code-wrap]', '[data-code-wrap][aria-pressed=true]'],
  ['folded code', tutorial, 390, '[data-code-fold]', '[data-code-fold][aria-expanded=true]'],
  ['island', 'docs/concepts/nodes', 390, '.demo input[type=checkbox]:not(:checked)',
    '[data-phase=live] label + label input:checked', { isEarly: false }],
]

/** Every kind of control on the site. */
export const controls = rows.map(([name, path, width, tap, selector, options]): Control => {
  return { name, path, width, tap, selector, isShown: true, isEarly: true, isBrief: false, ...options }
})
