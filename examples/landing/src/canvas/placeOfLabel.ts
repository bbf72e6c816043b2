type Place = {
  /** True if the label is below the block. */
  isBelow: boolean
  /** True if the label is aligned with the end of the block. */
  isShifted: boolean
}

/** All places, in order of preference. */
const places: Place[] = [
  { isBelow: false, isShifted: false },
  { isBelow: false, isShifted: true },
  { isBelow: true, isShifted: false },
  { isBelow: true, isShifted: true },
]

/** The gap between a block and its label, in pixels. */
const gap = 4

/** Returns true if `area` covers text of the page. Lines are taller than their letters, so a small overlap is fine. */
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

/** Finds a place where the label covers no text. If there is none, prefers the place above the block, if it fits. */
export function placeOfLabel(block: DOMRect, label: HTMLElement, area: DOMRect): Place {
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
