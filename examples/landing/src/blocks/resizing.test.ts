import { expect, it } from 'vitest'
import { draggedSize, inUnitOf, sharedWidths } from './resizing'

const start = { width: 200, height: 100 }
const by = { x: 10, y: 20 }

it.each([
  ['e', { width: 210, height: null }],
  ['w', { width: 190, height: null }],
  ['s', { width: null, height: 120 }],
  ['n', { width: null, height: 80 }],
  ['se', { width: 210, height: 120 }],
  ['nw', { width: 190, height: 80 }],
  ['ne', { width: 210, height: 80 }],
  ['sw', { width: 190, height: 120 }],
] as const)('drags the edge %s', (edge, size) => {
  expect(draggedSize(edge, start, by)).toEqual(size)
})

it('never makes a block too small to be grabbed', () => {
  expect(draggedSize('nw', start, { x: 900, y: 900 })).toEqual({
    width: 24,
    height: 24,
  })
})

it('keeps percentages and turns everything else into pixels', () => {
  expect(inUnitOf('50%', 210, 800)).toBe('26.3%')
  expect(inUnitOf('300px', 210.4, 800)).toBe('210px')
  expect(inUnitOf('auto', 210, 800)).toBe('210px')
  expect(inUnitOf('50%', 210, 0)).toBe('210px')
})

it.each([
  ['uses free space first', 220, { width: 220, neighbor: 100 }],
  ['then room of its neighbor', 250, { width: 250, neighbor: 80 }],
  ['which stays large enough to grab', 900, { width: 306, neighbor: 24 }],
  ['but keeps its own width', 150, { width: 150, neighbor: 100 }],
] as const)('a block in a row %s', (_, wanted, widths) => {
  const start = { width: 200, neighbor: 100, spare: 30 }
  expect(sharedWidths(wanted, start)).toEqual(widths)
})
