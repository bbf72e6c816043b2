/** A side or corner of a block, as on a compass. */
export type Edge = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw'

/** Width and height in pixels. */
export type Size = { width: number; height: number }

/** No block may shrink below this many pixels: it could not be grabbed again. */
const smallest = 24

const signOf = (edge: Edge, plus: string, minus: string): number =>
  edge.includes(plus) ? 1 : edge.includes(minus) ? -1 : 0

/** The size of a block whose `edge` was dragged by `x` and `y` pixels; `null` for a side that stays as it was. */
export function draggedSize(
  edge: Edge,
  start: Size,
  { x, y }: { x: number; y: number },
): { width: number | null; height: number | null } {
  const right = signOf(edge, 'e', 'w')
  const down = signOf(edge, 's', 'n')
  return {
    width: right === 0 ? null : Math.max(smallest, start.width + right * x),
    height: down === 0 ? null : Math.max(smallest, start.height + down * y),
  }
}

/**
 * How wide a block and its neighbor in a row become when the block is to be `wanted` pixels wide. It takes the `spare`
 * room of the row first, then room of the neighbor, so that the edge stays under the pointer.
 */
export function sharedWidths(
  wanted: number,
  start: { width: number; neighbor: number; spare: number },
): { width: number; neighbor: number } {
  const missing = Math.max(0, wanted - start.width - start.spare)
  const given = Math.min(missing, Math.max(0, start.neighbor - smallest))
  return {
    width: wanted - missing + given,
    neighbor: start.neighbor - given,
  }
}

/** `pixels` in the unit of `before`: a share of `available` pixels if that was a percentage, else pixels. */
export function inUnitOf(
  before: string,
  pixels: number,
  available: number,
): string {
  if (!before.endsWith('%') || available <= 0) return `${Math.round(pixels)}px`
  return `${Math.round((pixels / available) * 1000) / 10}%`
}
