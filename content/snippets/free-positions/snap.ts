export interface Place {
  left: number
  top: number
}

export interface Box extends Place {
  width: number
  height: number
}

/** Edges snap together within this distance, in pixels of the page. */
const DISTANCE = 6

/** Aligns an edge or the middle with one of `others`, or else snaps `start` to the grid. */
function snapAxis(
  start: number,
  size: number,
  others: [start: number, size: number][],
  grid: number,
) {
  const shifts = others.flatMap(([otherStart, otherSize]) =>
    [0, 0.5, 1].flatMap((mine) =>
      [0, 0.5, 1].map(
        (theirs) => otherStart + theirs * otherSize - (start + mine * size),
      ),
    ),
  )
  const [nearest] = shifts.sort((a, b) => Math.abs(a) - Math.abs(b))
  if (nearest !== undefined && Math.abs(nearest) <= DISTANCE) return start + nearest
  return Math.round(start / grid) * grid
}

/** Snaps `box` to the edges and middles of `others`, or else to the grid. */
export function snap(box: Box, others: Box[], grid: number): Place {
  const columns = others.map(({ left, width }): [number, number] => [left, width])
  const rows = others.map(({ top, height }): [number, number] => [top, height])
  return {
    left: snapAxis(box.left, box.width, columns, grid),
    top: snapAxis(box.top, box.height, rows, grid),
  }
}
