/** Top, right, bottom and left, in pixels. */
export type Sides = [number, number, number, number]

/** Formats `sides` as a CSS value. */
export const cssOf = (sides: Sides): string =>
  sides.map((side) => `${side}px`).join(' ')

/** Formats `sides` for summaries: a single number if all sides are equal. */
export const wordsOf = (sides: Sides): string =>
  sides.every((side) => side === sides[0]) ? `${sides[0]} px` : `${sides.join(' ')} px`
