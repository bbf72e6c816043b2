// @vitest-environment jsdom
import type { EditorState } from '@craftjs/core'
import { expect, it } from 'vitest'
import { markNodes } from './markNodes'

const page = document.createElement('div')
const text = document.createElement('p')

/** The state of an editor with a text on a page, as far as the marks depend on it. */
const stateOf = (state: object) =>
  ({
    nodes: {
      ROOT: { dom: page, data: { displayName: 'Page' } },
      a: { dom: text, data: { displayName: 'Text' } },
      lost: { dom: null, data: { displayName: 'Lost' } },
    },
    events: { selected: new Set(), hovered: new Set(), dragged: new Set() },
    indicator: null,
    ...state,
  }) as unknown as EditorState

const marksOf = (state: object) => {
  markNodes(stateOf(state))
  return [page.dataset.mark, text.dataset.mark]
}

it('names every node, and marks what is hovered, selected or the target of a drop, as long as it is', () => {
  const events = { selected: new Set(['a']), hovered: new Set(['ROOT', 'a']), dragged: new Set() }
  const indicator = { placement: { parent: { id: 'ROOT' } }, error: null }
  expect(marksOf({ events })).toEqual(['hovered', 'selected'])
  expect(marksOf({ events, indicator })).toEqual(['target', 'selected'])
  expect(marksOf({ events, indicator: { ...indicator, error: 'Invariant failed' } })).toEqual([
    'refused',
    'selected',
  ])
  expect(marksOf({})).toEqual([undefined, undefined])
  expect([page.dataset.node, text.dataset.node]).toEqual(['Page', 'Text'])
})
