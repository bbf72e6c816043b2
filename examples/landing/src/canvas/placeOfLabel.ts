type Place = {
  /** True if the label is below the block. */
  isBelow: boolean
  /** True if the label is aligned with the end of the block. */
  isShifted: boolean
  /** True if the label is left of the page. */
  isBeside?: boolean
}

/** All places, in order of preference. */
const places: Place[] = [
  { isBelow: false, isShifted: false },
  { isBelow: false, isShifted: true },
  { isBelow: true, isShifted: false },
  { isBelow: true, isShifted: true },
  { isBelow: false, isShifted: false, isBeside: true },
]

/** The gap between a block and its label, in pixels, unless the label sets its own in `--above` or `--below`. */
const gap = 4

/** The sides of a frame. Its squares stick out by three pixels. */
const sidesOf = ({ left, top, width, height }: DOMRect) => [
  new DOMRect(left - 3, top - 3, width + 6, 6),
  new DOMRect(left - 3, top + height - 3, width + 6, 6),
  new DOMRect(left - 3, top, 6, height),
  new DOMRect(left + width - 3, top, 6, height),
]

/** Everything that a label should not cover: the letters of the page, and the frames and labels of selected blocks. */
function obstaclesOf(page: Element, label: HTMLElement): DOMRect[] {
  const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const obstacles: DOMRect[] = []
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode)
    // Lines are taller than their letters, so a small overlap is fine.
    for (const { left, top, width, height } of range.getClientRects())
      obstacles.push(new DOMRect(left, top + height / 5, width, height * 0.6))
  }
  for (const frame of document.querySelectorAll('.overlay-box[data-mark=selected]')) {
    if (frame.contains(label)) continue
    obstacles.push(...sidesOf(frame.getBoundingClientRect()))
    const other = frame.firstElementChild?.getBoundingClientRect()
    if (other) obstacles.push(other)
  }
  return obstacles
}

/** The size of what two areas share, in square pixels. */
const shared = (a: DOMRect, b: DOMRect) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))

/** Finds the place in `area` where the label covers the least. Of equal ones, takes the first. */
export function placeOfLabel(block: DOMRect, label: HTMLElement, area: DOMRect): Place {
  const page = document.querySelector('.page > *') ?? document.body
  const { left: pageLeft } = page.getBoundingClientRect()
  const style = getComputedStyle(label)
  // With `--beside: column`, it is upright beside the page, where it may be already.
  const sizes = [label.offsetWidth, label.offsetHeight]
  const width = Math.max(...sizes)
  const height = Math.min(...sizes)
  const [across, down] = style.getPropertyValue('--beside')
    ? [height, width]
    : [width, height]
  const gapAt = (side: string) => parseFloat(style.getPropertyValue(side)) || gap
  const rectOf = ({ isBelow, isShifted, isBeside }: Place) => {
    if (isBeside) return new DOMRect(pageLeft - gap - across, block.top, across, down)
    return new DOMRect(
      isShifted ? block.right - width : block.left,
      isBelow ? block.bottom + gapAt('--below') : block.top - gapAt('--above') - height,
      width,
      height,
    )
  }
  const isInside = (rect: DOMRect) =>
    rect.top >= area.top &&
    rect.bottom <= area.bottom &&
    rect.left >= area.left - gap &&
    rect.right <= area.right + gap
  const obstacles = obstaclesOf(page, label)
  const inside = places
    .map((place) => ({ place, rect: rectOf(place) }))
    .filter(({ rect }) => isInside(rect))
    .map(({ place, rect }) => ({
      place,
      covered: obstacles.reduce((sum, each) => sum + shared(rect, each), 0),
    }))
    .sort((a, b) => a.covered - b.covered)
  return (
    inside[0]?.place ?? { isBelow: block.top - height < area.top, isShifted: false }
  )
}
