/** A side or corner of a block, as a compass direction. */
export type Edge = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw'

/** Width and height in pixels. */
export type Size = { width: number; height: number }

/** The minimum size of a block, in pixels. A smaller one would be hard to grab again. */
const smallest = 24

const signOf = (edge: Edge, plus: string, minus: string): number =>
  edge.includes(plus) ? 1 : edge.includes(minus) ? -1 : 0

/** Returns the size of a block after dragging its `edge` by `x` and `y` pixels. `null` means unchanged. */
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
 * Returns the widths of a block and its neighbor in a row if the block should be `wanted` pixels wide. The block uses the
 * `spare` space of the row first, then space of the neighbor, so that the edge stays under the pointer.
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

/** Converts `pixels` to the unit of `before`: a percentage of `available` pixels, or pixels. */
export function inUnitOf(before: string, pixels: number, available: number): string {
  if (!before.endsWith('%') || available <= 0) return `${Math.round(pixels)}px`
  return `${Math.round((pixels / available) * 1000) / 10}%`
}
