type Place = {
  /** Whether the label hangs below the block. */
  isBelow: boolean
  /** Whether it ends where the block ends. */
  isShifted: boolean
}

/** In the order in which they are tried. */
const places: Place[] = [
  { isBelow: false, isShifted: false },
  { isBelow: false, isShifted: true },
  { isBelow: true, isShifted: false },
  { isBelow: true, isShifted: true },
]

/** The space between a block and its label, in pixels. */
const gap = 4

/** Whether letters of the page lie in `area`. A line is taller than its letters, so it may be touched a little. */
function hasLetters(area: DOMRect): boolean {
  const page = document.querySelector('.page')
  if (!page) return false
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode)
    for (const line of range.getClientRects()) {
      const slack = line.height / 5
      if (
        line.left < area.right &&
        line.right > area.left &&
        line.top + slack < area.bottom &&
        line.bottom - slack > area.top
      ) {
        return true
      }
    }
  }
  return false
}

/** Where the label of a block covers nothing to read; above the block, or below it at the top, if it does anywhere. */
export function placeOfLabel(
  block: DOMRect,
  label: HTMLElement,
  area: DOMRect,
): Place {
  const width = label.offsetWidth
  const height = label.offsetHeight
  const rectOf = ({ isBelow, isShifted }: Place) =>
    new DOMRect(
      isShifted ? block.right - width : block.left,
      isBelow ? block.bottom + gap : block.top - gap - height,
      width,
      height,
    )
  const isInside = (rect: DOMRect) =>
    rect.top >= area.top &&
    rect.bottom <= area.bottom &&
    rect.left >= area.left - gap &&
    rect.right <= area.right + gap
  const inside = places.filter((place) => isInside(rectOf(place)))
  return (
    inside.find((place) => !hasLetters(rectOf(place))) ??
    inside[0] ?? { isBelow: block.top - height < area.top, isShifted: false }
  )
}
