import { Element, type NodeId, type UserComponent } from '@craftjs/core'
import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Box, boxWith, editor, inRoot, open, Text, useBlock } from './craft'

const Hero: UserComponent = () => (
  <section ref={useBlock()}>
    <Element id="title" is={Text} text="Welcome" />
    <Element id="actions" is={Box} canvas>
      <Text text="start" />
    </Element>
  </section>
)

/** The page of the doc about NodeHelpers: its ids by name, and the reverse. */
function openPage() {
  open([<Text key="intro" text="intro" />, <Hero key="hero" />], { components: { Hero } })
  const [intro, hero] = inRoot() as [NodeId, NodeId]
  const { title, actions } = editor.query.node(hero).get().data.linkedNodes
  const [start] = editor.query.node(actions!).childNodes()
  const ids = { ROOT: 'ROOT', intro, hero, title: title!, actions: actions!, start: start! }
  const nameOf = (id: NodeId) => Object.entries(ids).find(([, each]) => each === id)?.[0]
  return { ids, names: (list: NodeId[]) => list.map(nameOf) }
}

describe('The relatives of a Node', () => {
  it('are found as the doc says', () => {
    const { ids, names } = openPage()
    const { node } = editor.query
    expect(names(node(ids.start).ancestors(true))).toEqual(['actions', 'hero', 'ROOT'])
    expect(names(node(ids.start).ancestors())).toEqual(['actions', 'hero'])
    expect(node('ROOT').ancestors(true)).toEqual([])
    expect(names(node(ids.hero).descendants())).toEqual(['title', 'actions'])
    expect(names(node(ids.hero).descendants(true))).toEqual(['title', 'actions', 'start'])
    expect(names(node(ids.hero).descendants(true, 'linkedNodes'))).toEqual(['title', 'actions'])
    expect(node(ids.hero).descendants(true, 'childNodes')).toEqual([])
    expect(node('ROOT').descendants(true, 'linkedNodes')).toEqual([])
    expect(names(node(ids.hero).linkedNodes())).toEqual(['title', 'actions'])
  })

  it('decide what is top-level, linked and deletable', () => {
    const { ids } = openPage()
    const { node } = editor.query
    const top = Object.entries(ids).filter(([, id]) => node(id).isTopLevelNode())
    expect(top.map(([name]) => name)).toEqual(['ROOT', 'title', 'actions'])
    expect(Object.values(ids).filter((id) => !node(id).isDeletable())).toEqual(top.map(([, id]) => id))
    expect(node('ROOT').isLinkedNode()).toBeFalsy()
    expect(node('ROOT').isLinkedNode()).not.toBe(false)
    expect(node(ids.hero).isParentOfTopLevelNodes()).toBe(true)
    expect(node(ids.title).isTopLevelCanvas()).toBe(false)
    expect(node(ids.title).isDraggable()).toBe(false)
  })

  it('go with a Node that is deleted', () => {
    const { ids } = openPage()
    act(() => editor.actions.delete(ids.hero))
    expect(Object.keys(editor.query.getNodes())).toEqual(['ROOT', ids.intro])
  })
})

describe('The helpers of an unknown id', () => {
  it('return what the doc says, and throw a TypeError otherwise', () => {
    openPage()
    const gone = editor.query.node('gone')
    expect(gone.get()).toBeUndefined()
    const flags = [gone.isSelected(), gone.isHovered(), gone.isDragged(), gone.isDraggable()]
    expect([...flags, gone.isDroppable('ROOT')]).toEqual([false, false, false, false, false])
    expect(gone.descendants()).toEqual([])
    for (const name of [
      'isRoot',
      'isCanvas',
      'isLinkedNode',
      'isTopLevelNode',
      'isDeletable',
      'isParentOfTopLevelNodes',
      'ancestors',
      'childNodes',
      'linkedNodes',
      'toSerializedNode',
    ] as const)
      expect(() => gone[name]()).toThrow(TypeError)
  })
})

describe('Rules', () => {
  const asked: string[] = []
  const ask = (name: string) => {
    asked.push(name)
    return true
  }
  const Asking = boxWith({
    isCanvas: true,
    rules: {
      canDrag: () => ask('canDrag'),
      canDrop: () => ask('canDrop'),
      canMoveIn: (incoming) => ask(`canMoveIn ${incoming.length}`),
      canMoveOut: (outgoing) => ask(`canMoveOut ${outgoing.length}`),
    },
  })
  const askedBy = (run: () => unknown) => {
    asked.length = 0
    act(() => void run())
    return [...asked]
  }

  function openTwo() {
    open(
      [
        <Asking key="from">
          <Text text="a" />
          <Text text="b" />
        </Asking>,
        <Asking key="to" />,
      ],
      { components: { Asking } },
    )
    const [from, to] = inRoot() as [NodeId, NodeId]
    return { from, to, both: editor.query.node(from).childNodes() }
  }

  it('get one Node at a time from move, and all of them from isDroppable', () => {
    const { to, both } = openTwo()
    const one = ['canMoveIn 1', 'canMoveOut 1']
    expect(askedBy(() => editor.query.node(to).isDroppable(both))).toEqual(['canMoveIn 2', 'canMoveOut 2'])
    expect(askedBy(() => editor.actions.move(both, to, 0))).toEqual([...one, ...one])
  })

  it('are asked by reordering, apart from canMoveOut', () => {
    const { from, both } = openTwo()
    expect(askedBy(() => editor.actions.move(both[0]!, from, 2))).toEqual(['canMoveIn 1'])
  })

  it('are not asked by add, addNodeTree and delete', () => {
    const { to, both } = openTwo()
    const tree = editor.query.parseReactElement(<Text />).toNodeTree()
    expect(askedBy(() => editor.actions.addNodeTree(tree, to))).toEqual([])
    expect(askedBy(() => editor.actions.delete(both))).toEqual([])
  })

  it('are asked for a new element only in the target, and its own canDrop', () => {
    const { to } = openTwo()
    const { nodes, rootNodeId } = editor.query.parseReactElement(<Asking />).toNodeTree()
    expect(askedBy(() => editor.query.node(to).isDroppable(nodes[rootNodeId]!))).toEqual([
      'canMoveIn 1',
      'canDrop',
    ])
  })

  it('that throw refuse, as one of version 0.1 does', () => {
    const Old = boxWith({
      isCanvas: true,
      rules: {
        canMoveIn: (incoming) => (incoming as unknown as { data: { type: unknown } }).data.type === Text,
      },
    })
    open([<Old key="old" />, <Text key="text" />], { components: { Old } })
    const [old, text] = inRoot() as [NodeId, NodeId]
    expect(editor.query.node(old).isDroppable(text)).toBe(false)
  })
})
