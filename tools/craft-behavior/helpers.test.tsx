import { Element, type NodeId, type UserComponent } from '@craftjs/core'
import { describe, expect, it } from 'vitest'
import { actions } from '../../src/fixtures/craft/actions'
import { Box, boxWith, canvas, Pair, Text, useBlock } from '../../src/fixtures/craft/blocks'
import { open, query } from '../../src/fixtures/craft/craft'
import { messageOf } from '../../src/fixtures/craft/events'
import { idAt, inRoot, nodeOf, treeOf } from '../../src/fixtures/craft/page'

const Hero: UserComponent = () => (
  <section ref={useBlock()}>
    <Element id="title" is={Text} text="Welcome" />
    <Element id="actions" is={Box} canvas>
      <Text text="start" />
    </Element>
  </section>
)

/** Opens the page of the doc about NodeHelpers. Returns its ids by name, and a function that names a list of ids. */
function openPage() {
  open([<Text key="intro" text="intro" />, <Hero key="hero" />], { components: { Hero } })
  const [intro = '', hero = ''] = inRoot()
  const [title = '', box = ''] = query.node(hero).linkedNodes()
  const [start = ''] = inRoot(box)
  const ids = { ROOT: 'ROOT', intro, hero, title, actions: box, start }
  const nameOf = (id: NodeId) => Object.entries(ids).find(([, each]) => each === id)?.[0]
  return { ids, names: (list: NodeId[]) => list.map(nameOf).join(' ') }
}

type Name = keyof ReturnType<typeof openPage>['ids']
type Helpers = ReturnType<typeof query.node>

// prettier-ignore
it.each<[Name, string, (helpers: Helpers) => NodeId[], result: string]>([
  ['start', 'ancestors(true)', (node) => node.ancestors(true), 'actions hero ROOT'],
  ['start', 'ancestors()', (node) => node.ancestors(), 'actions hero'],
  ['ROOT', 'ancestors(true)', (node) => node.ancestors(true), ''],
  ['hero', 'descendants()', (node) => node.descendants(), 'title actions'],
  ['hero', 'descendants(true)', (node) => node.descendants(true), 'title actions start'],
  ['hero', "descendants(true, 'linkedNodes')", (node) => node.descendants(true, 'linkedNodes'), 'title actions'],
  ['hero', "descendants(true, 'childNodes')", (node) => node.descendants(true, 'childNodes'), ''],
  ['ROOT', "descendants(true, 'linkedNodes')", (node) => node.descendants(true, 'linkedNodes'), ''],
  ['hero', 'linkedNodes()', (node) => node.linkedNodes(), 'title actions'],
])('Relatives of %s: %s', (name, _, relatives, result) => {
  const { ids, names } = openPage()
  expect(names(relatives(query.node(ids[name])))).toBe(result)
})

it('Relatives determine whether a Node is top-level, linked, or deletable', () => {
  const { ids, names } = openPage()
  const all = Object.values(ids)
  expect(names(all.filter((id) => query.node(id).isTopLevelNode()))).toBe('ROOT title actions')
  expect(names(all.filter((id) => !query.node(id).isDeletable()))).toBe('ROOT title actions')
  expect(query.node('ROOT').isLinkedNode()).toBeFalsy()
  expect(query.node('ROOT').isLinkedNode()).not.toBe(false)
  expect(query.node(ids.hero).isParentOfTopLevelNodes()).toBe(true)
  expect(query.node(ids.title).isTopLevelCanvas()).toBe(false)
  expect(query.node(ids.title).isDraggable()).toBe(false)
})

it('Deleting a Node deletes all its descendants', () => {
  const { ids } = openPage()
  actions.delete(ids.hero)
  expect(Object.keys(query.getNodes())).toEqual(['ROOT', ids.intro])
})

it.each([
  ...(['isRoot', 'isCanvas', 'isLinkedNode', 'isTopLevelNode', 'isDeletable', 'ancestors'] as const),
  ...(['isParentOfTopLevelNodes', 'childNodes', 'linkedNodes', 'toSerializedNode'] as const),
])('The helpers of an unknown id throw a TypeError: %s', (name) => {
  openPage()
  expect(() => query.node('gone')[name]()).toThrow(TypeError)
})

describe('Rules', () => {
  const asked: string[] = []
  const ask = (name: string, nodes: unknown[] = []) => asked.push([name, ...nodes.map(() => 1)].join(' ')) > 0
  const Asking = boxWith({
    isCanvas: true,
    rules: {
      canDrag: () => ask('canDrag'),
      canDrop: () => ask('canDrop'),
      canMoveIn: (incoming) => ask('canMoveIn', incoming),
      canMoveOut: (outgoing) => ask('canMoveOut', outgoing),
    },
  })

  // prettier-ignore
  it.each<[string, run: (from: NodeId, to: NodeId, both: NodeId[]) => unknown, asked: string]>([
    ['receive all Nodes from isDroppable', (_, to, both) => query.node(to).isDroppable(both), 'canMoveIn 1 1, canMoveOut 1 1'],
    [
      'receive one Node at a time from move',
      (_, to, both) => actions.move(both, to, 0),
      'canMoveIn 1, canMoveOut 1, canMoveIn 1, canMoveOut 1',
    ],
    ['are called by reordering, except for canMoveOut', (from, _, [a = '']) => actions.move(a, from, 2), 'canMoveIn 1'],
    ['are not called by addNodeTree', (_, to) => actions.addNodeTree(treeOf(<Text />), to), ''],
    ['are not called by delete', (_from, _to, both) => actions.delete(both), ''],
    [
      'of a new element are the canMoveIn of the target and its own canDrop',
      (_, to) => query.node(to).isDroppable(nodeOf(<Asking />)),
      'canMoveIn 1, canDrop',
    ],
  ])('%s', (_, run, expected) => {
    open([canvas('a b', { key: 'from', is: Asking }), canvas(null, { key: 'to', is: Asking })], {
      components: { Asking },
    })
    const [from = '', to = ''] = inRoot()
    asked.length = 0
    run(from, to, inRoot(from))
    expect(asked.join(', ')).toBe(expected)
  })

  it('that count children make move throw when reordering, but do not stop addNodeTree', () => {
    open(canvas('a b', { is: Pair }))
    const [pair, [first = '']] = [idAt(0), inRoot(idAt(0))]
    expect(messageOf(() => actions.move(first, pair, 2))).toContain('Target parent rejects incoming node')
    actions.addNodeTree(treeOf(<Text />), pair)
    expect(inRoot(pair)).toHaveLength(3)
  })
})
