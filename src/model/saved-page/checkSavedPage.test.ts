import { expect, it } from 'vitest'
import { checkSavedPage } from './checkSavedPage'

const node = (fields: object = {}) => ({ type: 'div', props: {}, nodes: [], linkedNodes: {}, ...fields })
const codes = (page: unknown) =>
  checkSavedPage(page).map(({ code, severity, path }) => [code, severity, path])

it('finds nothing in a whole page, as text or parsed', () => {
  const page = {
    ROOT: node({ nodes: ['a'], linkedNodes: { top: 'b' } }),
    a: node({ parent: 'ROOT' }),
    b: node(),
  }
  expect(checkSavedPage(page)).toEqual([])
  expect(checkSavedPage(JSON.stringify(page))).toEqual([])
})

it('says what is wrong, and where', () => {
  expect(codes('{')).toEqual([['not-json', 'error', '']])
  expect(codes([])).toEqual([['not-a-page', 'error', '']])
  expect(codes({})).toEqual([['no-root', 'error', '']])
  expect(codes({ ROOT: node({ nodes: ['a/b'] }) })).toEqual([['missing-child', 'error', '/ROOT/nodes/0']])
  expect(codes({ ROOT: node({ linkedNodes: { 'a/b~': 'ROOT' } }) })).toEqual([
    ['cycle', 'error', '/ROOT/linkedNodes/a~1b~0'],
  ])
  expect(codes({ ROOT: node({ nodes: ['a', 'a'] }), a: node() })).toEqual([
    ['two-places', 'error', '/ROOT/nodes/1'],
  ])
  expect(codes({ ROOT: node({ type: {} }) })).toEqual([['no-type', 'error', '/ROOT/type']])
})

it('warns of what Craft.js loads all the same', () => {
  expect(codes({ 'canvas-ROOT': node({ nodes: undefined, linkedNodes: undefined }) })).toEqual([
    ['legacy-root', 'warning', '/canvas-ROOT'],
  ])
  expect(codes({ ROOT: node({ nodes: ['a'] }), a: node({ parent: 'b' }), b: node() })).toEqual([
    ['wrong-parent', 'warning', '/a/parent'],
    ['unreachable', 'warning', '/b'],
  ])
})

it('knows any component without a list of names', () => {
  const page = { ROOT: node({ type: { resolvedName: 'Box' } }) }
  expect(checkSavedPage(page)).toEqual([])
  expect(checkSavedPage(page, ['Text'])).toMatchObject([{ code: 'unknown-component', node: 'ROOT' }])
})

it('checks a page that is 10,000 Nodes deep', () => {
  const ids = Array.from({ length: 10_000 }, (_, at) => (at === 0 ? 'ROOT' : `n${at}`))
  const page = Object.fromEntries(ids.map((id, at) => [id, node({ nodes: ids.slice(at + 1, at + 2) })]))
  expect(checkSavedPage(page)).toEqual([])
})
