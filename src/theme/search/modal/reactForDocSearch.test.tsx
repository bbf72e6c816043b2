// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import ReactForDocSearch, { looksLike } from './reactForDocSearch'

const hits = [{ items: ['a'] }]
const idle = {
  query: 'a',
  status: 'idle',
  isOpen: true,
  activeItemId: 0,
  collections: hits,
  context: { nbHits: 1 },
}

it.each([
  ['nothing is another', {}, true],
  ['the query is', { query: 'ab' }, false],
  ['the status is', { status: 'loading' }, false],
  ['the hits are', { collections: [] }, false],
  ['the chosen hit is', { activeItemId: 1 }, false],
  ['it was closed', { isOpen: false }, false],
  ['the number of hits is', { context: { nbHits: 2 } }, false],
])('a step looks like the one before, unless it does not: %s', (_, change, isAlike) => {
  expect(looksLike(idle, { ...idle, ...change })).toBe(isAlike)
})

it('what an answer brings while it is on its way is not drawn', () => {
  const loading = { ...idle, status: 'loading' }
  expect(looksLike(loading, { ...loading, context: { nbHits: 2 } })).toBe(true)
})

it('draws once for steps that look alike, and other values as ever', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  let drawn = 0
  let step: (next: typeof idle) => void = () => {}
  let count: (next: number) => void = () => {}
  const Modal = () => {
    const [state, setState] = ReactForDocSearch.useState(idle)
    const [number, setNumber] = ReactForDocSearch.useState(0)
    step = setState
    count = setNumber
    drawn += 1
    return `${state.query} ${number}`
  }
  const root = createRoot(document.body)
  act(() => root.render(<Modal />))
  act(() => step({ ...idle }))
  expect(drawn).toBe(1)
  act(() => step({ ...idle, query: 'ab' }))
  act(() => step({ ...idle, query: 'ab' }))
  expect([drawn, document.body.textContent]).toEqual([2, 'ab 0'])
  act(() => count(1))
  expect([drawn, document.body.textContent]).toEqual([3, 'ab 1'])
  act(() => root.unmount())
  vi.unstubAllGlobals()
})

it('draws no style element', () => {
  expect(ReactForDocSearch.createElement('style', null, '.cls-1{fill:#003dff;}')).toBeNull()
  expect(ReactForDocSearch.createElement('path', { d: 'M0 0' })).toMatchObject({ type: 'path' })
})
