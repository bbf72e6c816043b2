import type { Options } from '@craftjs/core'
import { act, cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { Card, editor, inRoot, open, setText, Text } from './craft'

const threeTexts = ['a', 'b', 'c'].map((text) => <Text key={text} text={text} />)
const selected = () => editor.query.getEvent('selected').all()
const select = (...ids: string[]) => act(() => editor.actions.selectNode(ids))
const undo = () => act(() => editor.actions.history.undo())
const redo = () => act(() => editor.actions.history.redo())

describe('Selecting', () => {
  it('is no step of the history, and is left alone by the undo of a changed prop', () => {
    open(threeTexts)
    const [a, b] = inRoot() as [string, string]
    select(a)
    expect(editor.query.history.canUndo()).toBe(false)
    setText(a, 'changed')
    select(b)
    undo()
    expect(selected()).toEqual([b])
  })

  it('of what was deleted comes back when the deletion is undone, in place of the newer selection', () => {
    open(threeTexts)
    const [a, b] = inRoot() as [string, string]
    select(a)
    act(() => editor.actions.delete(a))
    expect(selected()).toEqual([])
    select(b)
    undo()
    expect(selected()).toEqual([a])
    select(b)
    redo()
    expect(selected()).toEqual([])
  })

  it('stays as it is when the deletion of something else is undone', () => {
    open(threeTexts)
    const [a, b] = inRoot() as [string, string]
    act(() => editor.actions.delete(a))
    select(b)
    undo()
    expect(selected()).toEqual([b])
  })

  it('comes back when deserialize is undone', () => {
    open(threeTexts)
    const [a, b] = inRoot() as [string, string]
    select(a)
    act(() => editor.actions.deserialize(editor.query.serialize()))
    select(b)
    undo()
    expect(selected()).toEqual([a])
  })

  it('is dropped for a Node that undo takes away', () => {
    open(threeTexts)
    const tree = editor.query.parseReactElement(<Text />).toNodeTree()
    act(() => editor.actions.addNodeTree(tree, 'ROOT'))
    select(tree.rootNodeId)
    undo()
    expect(selected()).toEqual([])
  })
})

describe('The events of a Node after the undo of a deletion', () => {
  it('may lack what the sets of the state have', () => {
    open(threeTexts)
    const [a, b, c] = inRoot() as [string, string, string]
    select(a, b)
    act(() => editor.actions.delete(a))
    select(c)
    undo()
    expect(selected()).toEqual([a, b])
    expect([a, b, c].map((id) => editor.query.node(id).get().events.selected)).toEqual([true, false, false])
  })
})

describe('normalizeNodes', () => {
  /** Opens an editor and returns the names of the actions for which it runs. */
  function openWithLog(page: ReactNode = threeTexts, data?: string) {
    const types: string[] = []
    const normalizeNodes: Options['normalizeNodes'] = (_state, _previous, action) =>
      void types.push(action.type)
    open(page, { components: { Card }, normalizeNodes }, data)
    return types
  }

  it('runs for undo and redo as well, unless they exchange the whole page', () => {
    const types = openWithLog()
    setText(inRoot()[0]!, 'changed')
    undo()
    redo()
    expect(types.splice(0)).toEqual(['setProp', 'HISTORY_UNDO', 'HISTORY_REDO'])
    act(() => editor.actions.deserialize(editor.query.serialize()))
    undo()
    redo()
    expect(types).toEqual(['deserialize'])
  })

  it('runs for a page from data and for linked Nodes, and not for a page from JSX', () => {
    expect(openWithLog(<Card />)).toEqual(['addLinkedNodeFromTree'])
    const json = editor.query.serialize()
    cleanup()
    expect(openWithLog(null, json)).toEqual(['deserialize'])
  })

  it('runs for deserialize through ignore, and not through merge', () => {
    const types = openWithLog()
    const json = editor.query.serialize()
    act(() => editor.actions.history.merge().deserialize(json))
    expect(types).toEqual([])
    act(() => editor.actions.history.ignore().deserialize(json))
    expect(types).toEqual(['deserialize'])
  })
})
