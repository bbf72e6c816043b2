/** Scrolls `panel` until `element` is visible, without scrolling anything outside the panel. */
export function scrollIntoPanel(panel: HTMLElement, element: Element): void {
  const { top, bottom } = element.getBoundingClientRect()
  const visible = panel.getBoundingClientRect()
  if (top < visible.top) panel.scrollTop -= visible.top - top
  else if (bottom > visible.bottom) panel.scrollTop += bottom - visible.bottom
}
