/** A point of the window, in pixels. */
export type Point = { x: number; y: number }

/** Puts the caret where the mouse was pressed; at the end of `field` if no point is known. */
export function placeCaret(field: HTMLElement, point: Point | null): void {
  const selection = getSelection()
  // Browsers before 2025 lack this function, and get the caret at the end.
  const place =
    point && 'caretPositionFromPoint' in document
      ? document.caretPositionFromPoint(point.x, point.y)
      : null
  if (place && field.contains(place.offsetNode)) {
    selection?.collapse(place.offsetNode, place.offset)
  } else {
    selection?.selectAllChildren(field)
    selection?.collapseToEnd()
  }
}
