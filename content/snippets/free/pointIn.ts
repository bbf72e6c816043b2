/** The pixels of the window that one pixel of `element` takes: 1, unless it is zoomed. */
export const zoomOf = (element: HTMLElement) =>
  element.getBoundingClientRect().width / element.offsetWidth

/** A point of the window, such as an event, in the pixels of `element`. */
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
