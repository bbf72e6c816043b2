import { expect, it } from 'vitest'
import { problemOfPage } from './checkPage'

const node = {
  type: { resolvedName: 'Container' },
  props: {},
  nodes: [],
  linkedNodes: {},
}
const problem = (page: unknown) =>
  problemOfPage(JSON.stringify(page), ['Container'])

it('accepts complete pages', () => {
  expect(problem({ ROOT: node })).toBeNull()
  expect(
    problem({
      ROOT: { ...node, nodes: ['a'], linkedNodes: { x: 'b' } },
      a: node,
      b: node,
    }),
  ).toBeNull()
})

it('reports the problem of other pages', () => {
  expect(problemOfPage('{', [])).toBe('It is not JSON.')
  expect(problem([])).toBe('It has no ROOT block.')
  expect(problem({ ROOT: null })).toBe('It has no ROOT block.')
  expect(problem({ ROOT: node, a: 4 })).toBe('Block a is not an object.')
  expect(problem({ ROOT: { ...node, type: 'div' } })).toBe(
    'Block ROOT has an unknown type: "div".',
  )
  expect(problem({ ROOT: { ...node, props: undefined } })).toBe(
    'Block ROOT has no props.',
  )
  expect(problem({ ROOT: { ...node, nodes: 'a' } })).toBe(
    'Block ROOT has no list of children.',
  )
  expect(problem({ ROOT: { ...node, nodes: ['toString'] } })).toBe(
    'Block ROOT contains "toString", which is missing.',
  )
})
