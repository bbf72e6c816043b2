import { type NodeId, useEditor } from '@craftjs/core'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { drag, editor, inRoot, messageOf, open, Text, texts } from './craft'

const fourTexts = ['a', 'b', 'c', 'd'].map((text) => <Text key={text} text={text} />)
describe('move', () => {
  it.each([
    ['a', 2, 'b a c d'],
    ['a', 4, 'b c d a'],
    ['c', 0, 'c a b d'],
  ])('of %s to %d counts the index before the Node is taken out', (name, index, result) => {
    open(fourTexts)
    act(() => editor.actions.move(inRoot()[texts().indexOf(name)]!, 'ROOT', index))
    expect(texts().join(' ')).toBe(result)
  })

  it('keeps the order of several Nodes', () => {
    open(fourTexts)
    act(() => editor.actions.move(inRoot().slice(0, 2), 'ROOT', 4))
    expect(texts().join(' ')).toBe('c d a b')
  })
})

describe('An unknown id', () => {
  const unknown = 'Node does not exist, it may have been removed'

  it('is named by most actions, which then change nothing', () => {
    open(fourTexts)
    const before = editor.query.serialize()
    const ids = [inRoot()[0]!, 'gone']
    const { actions } = editor
    const { nodes, rootNodeId } = editor.query.parseReactElement(<Text />).toNodeTree()
    for (const run of [
      () => actions.setProp(ids, (props: { text: string }) => (props.text = 'x')),
      () => actions.setCustom(ids, (custom) => (custom.x = 1)),
      () => actions.delete(ids),
      () => actions.move(ids, 'ROOT', 0),
      () => actions.selectNode(ids),
      () => actions.add(nodes[rootNodeId]!, 'gone'),
      () => actions.addNodeTree({ nodes, rootNodeId }, 'gone'),
    ])
      expect(messageOf(run)).toContain(unknown)
    expect(editor.query.serialize()).toBe(before)
  })

  it('is a TypeError for setHidden and for the new parent of move', () => {
    open(fourTexts)
    const reading = "Cannot read properties of undefined (reading 'data')"
    expect(messageOf(() => editor.actions.setHidden('gone', true))).toBe(reading)
    expect(messageOf(() => editor.actions.move(inRoot()[0]!, 'gone', 0))).toBe(`TypeError: ${reading}`)
  })
})

describe('The actions', () => {
  const recorded = 'add addNodeTree delete deserialize move setCustom setHidden setProp setState'.split(' ')
  const unrecorded = 'clearEvents selectNode setIndicator setOptions'.split(' ')
  const internal = 'addLinkedNodeFromTree replaceNodes reset'.split(' ')

  it('are those of the reference, with three internal ones in merge()', () => {
    open(fourTexts)
    const { history, ...actions } = editor.actions
    expect(Object.keys(actions).sort()).toEqual([...recorded, ...unrecorded].sort())
    expect(Object.keys(history.throttle()).sort()).toEqual(recorded)
    expect(Object.keys(history.ignore()).sort()).toEqual(recorded)
    expect(Object.keys(history.merge()).sort()).toEqual([...recorded, ...internal].sort())
  })

  it('that are not recorded leave the history empty', () => {
    open(fourTexts)
    const { actions, query } = editor
    act(() => actions.selectNode(inRoot()))
    act(() => actions.setOptions((options) => (options.indicator = { success: 'blue', error: 'red' })))
    act(() => actions.setIndicator(query.getDropPlaceholder(inRoot()[0]!, 'ROOT', { x: 0, y: 0 })))
    act(() => actions.clearEvents())
    expect(query.history.canUndo()).toBe(false)
    expect(query.getState().indicator).toBeNull()
  })

  it('add Nodes without a parent only as ROOT', () => {
    open(fourTexts)
    const tree = editor.query.parseReactElement(<Text />).toNodeTree()
    expect(messageOf(() => editor.actions.addNodeTree(tree))).toContain('Parent id cannot be')
    const root = editor.query.parseReactElement(<Text text="new root" />).toNodeTree((node) => {
      node.id = 'ROOT'
    })
    expect(messageOf(() => editor.actions.addNodeTree(root))).toBe('nothing is thrown')
    expect(screen.getByText('new root')).toBeTruthy()
  })

  it('add a tree of the page again, so that its parent lists one id twice', () => {
    open(fourTexts)
    const [a] = inRoot() as [NodeId]
    act(() => editor.actions.addNodeTree(editor.query.node(a).toNodeTree(), 'ROOT'))
    expect(inRoot().filter((id) => id === a)).toHaveLength(2)
    expect(String(vi.mocked(console.error).mock.calls[0]?.[0])).toContain('two children with the same key')
  })
})

describe('The connector create', () => {
  it('keeps its first onCreate while it gets the same element', () => {
    const element = <Text text="new" />
    const created: number[] = []
    let render = (_count: number) => {}
    function Tool() {
      const { connectors } = useEditor()
      const [count, setCount] = useState(1)
      render = setCount
      return (
        <i
          ref={(el) => {
            if (el) connectors.create(el, element, { onCreate: () => void created.push(count) })
          }}
        >
          Tool
        </i>
      )
    }
    open(fourTexts, { children: <Tool /> })
    act(() => render(2))
    const tool = screen.getByText('Tool')
    drag('dragstart', tool)
    drag('dragover', 'a')
    drag('dragend', tool)
    expect(created).toEqual([1])
    expect(editor.query.getEvent('selected').isEmpty()).toBe(true)
  })
})

describe('getDropPlaceholder', () => {
  it('is undefined for a target that is no Canvas and has no parent', () => {
    open(null, {}, '{"ROOT":{"type":"div","props":{},"nodes":[],"linkedNodes":{}}}')
    expect(editor.query.getDropPlaceholder('ROOT', 'ROOT', { x: 0, y: 0 })).toBeUndefined()
  })
})
