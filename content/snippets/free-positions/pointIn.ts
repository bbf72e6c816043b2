/** The zoom of `element`: how many pixels of the window one of its pixels covers. */
export const zoomOf = (element: HTMLElement) =>
  element.getBoundingClientRect().width / element.offsetWidth

/** Converts a point in the window, such as an event, to the coordinates of `element`. */
export function pointIn(
  element: HTMLElement,
  { clientX, clientY }: { clientX: number; clientY: number },
) {
  const { left, top } = element.getBoundingClientRect()
  const zoom = zoomOf(element)
  return {
    left: (clientX - left) / zoom - element.clientLeft + element.scrollLeft,
    top: (clientY - top) / zoom - element.clientTop + element.scrollTop,
  }
}
