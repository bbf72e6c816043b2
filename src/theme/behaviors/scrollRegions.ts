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
