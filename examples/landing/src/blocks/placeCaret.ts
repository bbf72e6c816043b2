/** A point in the viewport, in pixels. */
export type Point = { x: number; y: number }

/** Puts the caret at `point`, or at the end of `field` if there is no point. */
export function placeCaret(field: HTMLElement, point: Point | null): void {
  const selection = getSelection()
  // Browsers before 2025 do not have this function, so the caret goes to the end.
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
