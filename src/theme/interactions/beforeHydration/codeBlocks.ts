import { delegate } from './dom'

const toggleBlock = (button: HTMLElement, name: string): boolean =>
  button.closest('.code')?.toggleAttribute(name) ?? false

/** Makes `[data-code-wrap]` toggle line wrapping in the block around it, and `[data-code-fold]` expand or collapse it. */
export function installCodeBlocks(document: Document): void {
  delegate(document, 'click', '[data-code-wrap]', (button) => {
    button.setAttribute('aria-pressed', String(toggleBlock(button, 'data-wrap')))
  })
  delegate(document, 'click', '[data-code-fold]', (button) => {
    const isUnfolded = toggleBlock(button, 'data-unfolded')
    button.setAttribute('aria-expanded', String(isUnfolded))
    // The collapsed block may be above the viewport.
    if (!isUnfolded) button.parentElement?.scrollIntoView({ block: 'nearest' })
  })
}

/** Boxes around code and tables, which scroll if their content is too wide or too tall. */
const REGIONS = '.code > pre, .table-wrap'

/**
 * When the reader presses Tab: removes boxes that do not scroll from the tab order. Whether the content fits depends on
 * the window, and measuring every box earlier would force the layout of code that is still far away.
 */
export function installScrollRegions(document: Document): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab') return
    for (const region of document.querySelectorAll<HTMLElement>(REGIONS)) {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = region
      // With -1 the region stays focusable: a click may have focused it.
      region.tabIndex = scrollWidth > clientWidth || scrollHeight > clientHeight ? 0 : -1
    }
  })
}
