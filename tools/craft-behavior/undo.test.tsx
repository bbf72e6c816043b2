import type { NodeId, Options } from '@craftjs/core'
import { cleanup } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { actions, redo, select, setText, undo } from '../../src/fixtures/craft/actions'
import { Card, Text } from '../../src/fixtures/craft/blocks'
import { open, query } from '../../src/fixtures/craft/craft'
import { idAt, inRoot, selected, texts, treeOf } from '../../src/fixtures/craft/page'

const to = (text: string) => (props: { text: string }) => (props.text = text)

describe('The history', () => {
  it('returns to A if B was recorded and C was ignored', () => {
    open('A')
    setText(idAt(0), 'B')
    actions.history.ignore().setProp(idAt(0), to('C'))
    undo()
    expect(texts()).toBe('A')
  })

  it('merges a throttled change into an entry that is less than half a second old', () => {
    vi.useFakeTimers()
    open('A')
    const throttled = (text: string) => actions.history.throttle(500).setProp(idAt(0), to(text))
    throttled('B')
    vi.advanceTimersByTime(499)
    throttled('C')
    vi.advanceTimersByTime(1)
    throttled('D')
    undo()
    expect(texts()).toBe('C')
    undo()
    expect(texts()).toBe('A')
  })
})

describe('The selection', () => {
  it.each<[string, change: (a: NodeId) => void, after: 'a' | 'b']>([
    ['stays when a changed prop is undone', (a) => setText(a, 'changed'), 'b'],
    ['is restored when the deletion of the selected Node is undone', (a) => actions.delete(a), 'a'],
    ['is restored when deserialize is undone', () => actions.deserialize(query.serialize()), 'a'],
    ['stays when the deletion of another Node is undone', () => actions.delete(idAt(2)), 'b'],
  ])('%s', (_, change, after) => {
    open('a b c')
    const [a = '', b = ''] = inRoot()
    if (after === 'a') select(a)
    change(a)
    select(b)
    undo()
    expect(selected()).toEqual([after === 'a' ? a : b])
  })

  it('is not a step of the history, and is cleared if undo removes the selected Node', () => {
    open('a')
    select(idAt(0))
    expect(query.history.canUndo()).toBe(false)
    const tree = treeOf(<Text />)
    actions.addNodeTree(tree, 'ROOT')
    select(tree.rootNodeId)
    undo()
    expect(selected()).toEqual([])
  })
})

describe('normalizeNodes', () => {
  const types: string[] = []
  const normalizeNodes: Options['normalizeNodes'] = (_state, _previous, { type }) => void types.push(type)
  const options = { components: { Card }, normalizeNodes }

  it.each<[string, run: (json: string) => void, types: string[]]>([
    ['a change', () => setText(idAt(0), 'changed'), ['setProp']],
    ['undo', () => (setText(idAt(0), 'changed'), undo()), ['setProp', 'HISTORY_UNDO']],
    ['redo', () => (setText(idAt(0), 'b'), undo(), redo()), ['setProp', 'HISTORY_UNDO', 'HISTORY_REDO']],
    [
      'deserialize, but not for its undo and redo',
      (json) => (actions.deserialize(json), undo(), redo()),
      ['deserialize'],
    ],
    ['no deserialize with merge', (json) => actions.history.merge().deserialize(json), []],
    ['deserialize with ignore', (json) => actions.history.ignore().deserialize(json), ['deserialize']],
  ])('runs for %s', (_, run, expected) => {
    open('a', options)
    types.length = 0
    run(query.serialize())
    expect(types).toEqual(expected)
  })

  it('runs for a page from data and for linked Nodes, but not for a page from JSX', () => {
    types.length = 0
    open(<Card />, options)
    expect(types.splice(0)).toEqual(['addLinkedNodeFromTree'])
    const json = query.serialize()
    cleanup()
    open(null, options, json)
    expect(types).toEqual(['deserialize'])
  })
})
