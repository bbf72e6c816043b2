import { delegate } from './dom'

const toggleBlock = (button: HTMLElement, name: string): boolean =>
  button.closest('.code')?.toggleAttribute(name) ?? false

/** Makes `[data-code-wrap]` wrap the long lines of the block around it, and `[data-code-fold]` show all its lines. */
export function installCodeBlocks(document: Document): void {
  delegate(document, 'click', '[data-code-wrap]', (button) => {
    button.setAttribute('aria-pressed', String(toggleBlock(button, 'data-wrap')))
  })
  delegate(document, 'click', '[data-code-fold]', (button) => {
    const isUnfolded = toggleBlock(button, 'data-unfolded')
    button.setAttribute('aria-expanded', String(isUnfolded))
    // What is left of the block may be above the window.
    if (!isUnfolded) button.parentElement?.scrollIntoView({ block: 'nearest' })
  })
}

/** Boxes of code and tables, which scroll when their content is too wide or too high. */
const REGIONS = '.code > pre, .table-wrap'

/**
 * Takes boxes that do not scroll out of the tab order, when a reader moves through it: what fits depends on the window, and
 * measuring all of them earlier would lay out code that is still far away.
 */
export function installScrollRegions(document: Document): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab') return
    for (const region of document.querySelectorAll<HTMLElement>(REGIONS)) {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = region
      // Without a tab stop, but with focus still possible: a click may have focused it.
      region.tabIndex = scrollWidth > clientWidth || scrollHeight > clientHeight ? 0 : -1
    }
  })
}
