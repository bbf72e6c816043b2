import type { SerializedNodes } from '@craftjs/core'
import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mergePages } from '../../content/snippets/together/mergePages'
import { useRemotePage } from '../../content/snippets/together/useRemotePage'
import { editor, inRoot, open, setText, Text, texts } from './craft'

const saved = () => JSON.parse(editor.query.serialize()) as SerializedNodes
const treeOf = (text: string) => editor.query.parseReactElement(<Text text={text} />).toNodeTree()
const page = [<Text key="a" text="a" />, <Text key="b" text="b" />]

let show: (next: SerializedNodes) => void
function Remote() {
  show = useRemotePage()
  return null
}

describe('Undo after a change that was not recorded', () => {
  it('takes that change off the page as well, and leaves its Node behind', () => {
    open(<Text text="a" />)
    const [mine, theirs] = [treeOf('mine'), treeOf('theirs')]
    act(() => editor.actions.addNodeTree(mine, 'ROOT', 1))
    act(() => editor.actions.history.ignore().addNodeTree(theirs, 'ROOT', 1))
    expect(texts()).toEqual(['a', 'theirs', 'mine'])
    act(() => editor.actions.history.undo())
    expect(texts()).toEqual(['a'])
    expect(editor.query.getNodes()).toHaveProperty(theirs.rootNodeId)
  })
})

describe('Showing a page of somebody else', () => {
  it('changes props in place, and keeps the selection', () => {
    open(page, { children: <Remote /> })
    act(() => editor.actions.selectNode(inRoot()[0]))
    const element = screen.getByText('b')
    const next = saved()
    next[inRoot()[1]!]!.props = { text: 'theirs' }
    act(() => show(next))
    expect(screen.getByText('theirs')).toBe(element)
    expect(editor.query.getEvent('selected').all()).toEqual([inRoot()[0]])
    expect(editor.query.serialize()).toBe(JSON.stringify(next))
  })

  it('loads another tree, keeps what is still selected, and forgets the history', () => {
    open(page, { children: <Remote /> })
    const [a = '', b = ''] = inRoot()
    setText(a, 'mine')
    act(() => editor.actions.selectNode([a, b]))
    const next = saved()
    delete next[b]
    next.ROOT!.nodes = [a]
    act(() => show(next))
    expect(texts()).toEqual(['mine'])
    expect(editor.query.getEvent('selected').all()).toEqual([a])
    expect(editor.query.history.canUndo()).toBe(false)
  })

  it('does nothing with the page that is there already', () => {
    open(page, { children: <Remote /> })
    setText(inRoot()[0]!, 'mine')
    act(() => show(saved()))
    expect(editor.query.history.canUndo()).toBe(true)
  })
})

describe('The merge of two versions', () => {
  const change = (base: SerializedNodes, edit: (nodes: SerializedNodes) => void) => {
    const copy = structuredClone(base)
    edit(copy)
    return copy
  }

  it('takes changes of different Nodes, and of different fields of one', () => {
    open(page)
    const base = saved()
    const [a = '', b = ''] = inRoot()
    const mine = change(base, (nodes) => (nodes[a]!.props = { text: 'mine' }))
    const theirs = change(base, (nodes) => {
      nodes[b]!.props = { text: 'theirs' }
      nodes[a]!.hidden = true
    })
    const { nodes, conflicts } = mergePages(base, mine, theirs)
    expect(conflicts).toEqual([])
    expect(nodes[a]).toMatchObject({ props: { text: 'mine' }, hidden: true })
    expect(nodes[b]).toMatchObject({ props: { text: 'theirs' } })
  })

  it('names what both have changed, and takes theirs', () => {
    open(page)
    const base = saved()
    const [a = ''] = inRoot()
    const mine = change(base, (nodes) => (nodes[a]!.props = { text: 'mine' }))
    const theirs = change(base, (nodes) => (nodes[a]!.props = { text: 'theirs' }))
    expect(mergePages(base, mine, theirs)).toEqual({ nodes: theirs, conflicts: [a] })
    expect(mergePages(base, mine, mine)).toEqual({ nodes: mine, conflicts: [] })
  })

  it('names a Node that one has changed and the other has deleted', () => {
    open(page)
    const base = saved()
    const [a = '', b = ''] = inRoot()
    const mine = change(base, (nodes) => (nodes[a]!.props = { text: 'mine' }))
    const theirs = change(base, (nodes) => {
      delete nodes[a]
      nodes.ROOT!.nodes = [b]
    })
    expect(mergePages(base, mine, theirs)).toEqual({ nodes: theirs, conflicts: [a] })
  })
})
