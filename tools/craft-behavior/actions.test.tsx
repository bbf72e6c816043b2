import type { NodeId } from '@craftjs/core'
import { expect, it } from 'vitest'
import { actions, select } from '../../src/fixtures/craft/actions'
import { boxWith, Text } from '../../src/fixtures/craft/blocks'
import { open, query } from '../../src/fixtures/craft/craft'
import { messageOf } from '../../src/fixtures/craft/events'
import { idAt, inRoot, texts, treeOf } from '../../src/fixtures/craft/page'

type Move = (ids: NodeId | NodeId[], parent: NodeId, index?: number) => void
const move: Move = (...args) => (actions.move as Move)(...args)

it.each([
  ['a', 2, 'b a c d'],
  ['a', 4, 'b c d a'],
  ['c', 0, 'c a b d'],
  ['a b', 4, 'c d a b'],
  // Without an index, each Node moves to the start, which reverses their order.
  ['c d', undefined, 'd c a b'],
])(
  'Moving %s to %s, an index that counts the Nodes before the move, results in %s',
  (names, index, result) => {
    open('a b c d')
    const ids = inRoot()
    move(
      names.split(' ').map((name) => ids['abcd'.indexOf(name)]!),
      'ROOT',
      index,
    )
    expect(texts()).toBe(result)
  },
)

it('move ignores canDrag, which only stops the user', () => {
  const Fixed = boxWith({ rules: { canDrag: () => false } })
  open([<Fixed key="a" />, <Text key="b" text="b" />], { components: { Fixed } })
  const fixed = idAt(0)
  expect(query.node(fixed).isDraggable()).toBe(false)
  move(fixed, 'ROOT', 2)
  expect(idAt(1)).toBe(fixed)
})

it.each<[string, (ids: NodeId[]) => void]>([
  ['setProp', (ids) => actions.setProp(ids, (props: { text: string }) => (props.text = 'x'))],
  ['setCustom', (ids) => actions.setCustom(ids, (custom) => (custom.x = 1))],
  ['delete', (ids) => actions.delete(ids)],
  ['move', (ids) => move(ids, 'ROOT', 0)],
  ['selectNode', (ids) => actions.selectNode(ids)],
  ['add', ([a = '']) => actions.add(query.node(a).get(), 'gone')],
  ['addNodeTree', () => actions.addNodeTree(treeOf(<Text />), 'gone')],
])('%s throws for an unknown id and changes nothing', (_, run) => {
  open('a b c')
  const before = query.serialize()
  expect(messageOf(() => run([idAt(0), 'gone']))).toContain('Node does not exist, it may have been removed')
  expect(query.serialize()).toBe(before)
})

it('Unrecorded actions leave the history empty', () => {
  open('a b')
  select(...inRoot())
  actions.setOptions((options) => (options.indicator = { success: 'blue', error: 'red' }))
  actions.setIndicator(query.getDropPlaceholder(idAt(0), 'ROOT', { x: 0, y: 0 }))
  actions.clearEvents()
  expect(query.history.canUndo()).toBe(false)
  expect(query.getState().indicator).toBeNull()
})
