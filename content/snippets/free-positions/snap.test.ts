import { expect, test } from 'vitest'
import { snap } from './snap'

const other = { left: 103, top: 50, width: 40, height: 20 }
test.each([
  ['the grid, far from others', [42, 201], [40, 200]],
  ['a left edge, and vertically to the grid', [99, 201], [103, 200]],
  ['an adjacent edge from outside', [87, 75], [83, 70]],
  ['the middle of the nearest', [112, 57], [113, 55]],
])('An element snaps to %s', (_, [left = 0, top = 0], [x, y]) => {
  const box = { left, top, width: 20, height: 10 }
  expect(snap(box, [other], 8)).toEqual({ left: x, top: y })
})
