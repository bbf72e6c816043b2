/** What shows that a control has responded: an element that matches is visible, or none is. */
export interface Effect {
  selector: string
  shown: boolean
}

/** A control, the element to tap, and the effect. */
export interface Control {
  name: string
  /** Site path without the first slash. */
  path: string
  /** Width of the window in CSS pixels; the height is that of a phone. */
  width: number
  tap: string
  effect: Effect
  /** Whether it must respond before React loads. The others may wait for React, but must not lose the tap. */
  isEarly: boolean
  /** Whether the effect disappears by itself. */
  isBrief?: boolean
}

const [phone, desktop] = [390, 1280]
const shown = (selector: string): Effect => ({ selector, shown: true })
const hidden = (selector: string): Effect => ({ selector, shown: false })

const early = (
  name: string,
  path: string,
  width: number,
  tap: string,
  effect: Effect,
  isBrief = false,
): Control => ({ name, path, width, tap, effect, isEarly: true, isBrief })

const overview = 'docs/overview'
const tutorial = 'docs/guides/basic-tutorial'

/** Every kind of control on the site, early ones first. */
export const controls: readonly Control[] = [
  early('color mode', overview, phone, '[data-color-mode]', shown('html[data-theme=dark]')),
  early('menu', overview, phone, '[data-menu-open]', shown('html[data-menu=open] #menu li a')),
  early('announcement, close', overview, phone, '[data-announcement-close]', hidden('[data-announcement]')),
  early('contents of the page', overview, phone, '[data-disclosure=contents]', shown('#contents a')),
  early('tab', overview, phone, '[role=tab][data-value=pnpm]', shown('[role=tabpanel][data-value=pnpm]')),
  early('copy', overview, phone, '[data-code-copy]', shown('[data-copied]'), true),
  early('details', tutorial, phone, 'main summary', shown('main details[open]')),
  early(
    'dropdown',
    overview,
    desktop,
    'header [data-dropdown] button',
    shown('header [data-dropdown] a[href*="examples/basic"]'),
  ),
  early(
    'category, open',
    overview,
    desktop,
    '#menu [data-disclosure=category][aria-expanded=false]',
    shown('#menu a[href$="guides/basic-tutorial"], #menu a[href$="migrating-0.1.x"]'),
  ),
  early(
    'category, close',
    overview,
    desktop,
    '#menu [data-disclosure=category][aria-expanded=true]',
    shown('#menu [data-disclosure=category][aria-expanded=false]:has(+ * [aria-current=page])'),
  ),
  early('wrap lines', tutorial, phone, '[data-code-wrap]', shown('[data-code-wrap][aria-pressed=true]')),
  early('folded code', tutorial, phone, '[data-code-fold]', shown('[data-code-fold][aria-expanded=true]')),
  {
    name: 'island',
    path: 'docs/concepts/nodes',
    width: phone,
    tap: '.demo input[type=checkbox]:not(:checked)',
    effect: shown('[data-stage=live] label + label input:checked'),
    isEarly: false,
  },
]
