/** Top, right, bottom and left, in pixels. */
export type Sides = [number, number, number, number]

/** `sides` as CSS takes them. */
export const cssOf = (sides: Sides): string =>
  sides.map((side) => `${side}px`).join(' ')

/** `sides` in few words: one number when they are all the same. */
export const wordsOf = (sides: Sides): string =>
  sides.every((side) => side === sides[0])
    ? `${sides[0]} px`
    : `${sides.join(' ')} px`
