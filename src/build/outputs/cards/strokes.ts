import type { Stamp } from './canvas'

/** Pixels side by side in a row of a stamp, all of them covered as much. */
export interface Stroke {
  row: number
  column: number
  length: number
  /** From 1 to `STEPS`, which covers all. */
  step: number
}

/** Steps between what is under a shape and its color, at its edges. */
export const STEPS = 15

const known = new WeakMap<Stamp, readonly Stroke[]>()

/** What a stamp covers; it is found out once, since most of a letter is either covered or not. */
export function strokesOf(stamp: Stamp): readonly Stroke[] {
  const strokes = known.get(stamp) ?? findStrokes(stamp)
  known.set(stamp, strokes)
  return strokes
}

function findStrokes({ width, height, coverage }: Stamp): Stroke[] {
  const strokes: Stroke[] = []
  for (let row = 0; row < height; row += 1)
    for (let column = 0, end = 0; column < width; column = end) {
      const stepAt = (place: number) => Math.round(((coverage[row * width + place] ?? 0) / 255) * STEPS)
      const step = stepAt(column)
      end = column + 1
      while (end < width && stepAt(end) === step) end += 1
      if (step > 0) strokes.push({ row, column, length: end - column, step })
    }
  return strokes
}
