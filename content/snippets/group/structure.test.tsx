// @vitest-environment jsdom
import { Editor, Element, Frame, useEditor, type UserComponent } from '@craftjs/core'
import { act, cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Box, Heading, Text } from './blocks'
import { group, replaceNode, ungroup, type Editing } from './structure'

afterEach(cleanup)

let editing: Editing
function Hook() {
  editing = useEditor()
  return null
}

/** Takes no texts, and lets nothing out. */
const Closed: UserComponent<{ children?: ReactNode }> = ({ children }) => (
  <Box>{children}</Box>
)
Closed.craft = {
  rules: {
    canMoveIn: (nodes) => nodes.every(({ data }) => data.name !== 'Text'),
    canMoveOut: () => false,
  },
}

/** A page with two texts, a box with one, and one that is closed. */
const open = () =>
  render(
    <Editor resolver={{ Box, Closed, Heading, Text }}>
      <Hook />
      <Frame>
        <Element is={Box} canvas>
          <Text text="a" />
          <Text text="b" />
          <Element is={Box} canvas>
            <Text text="c" />
          </Element>
          <Element is={Closed} canvas>
            <Text text="d" />
          </Element>
        </Element>
      </Frame>
    </Editor>,
  )
const at = (...path: number[]) =>
  path.reduce((id, index) => editing.query.node(id).childNodes()[index]!, 'ROOT')
const shown = (id = 'ROOT'): string => {
  const { name, props } = editing.query.node(id).get().data
  const children = editing.query.node(id).childNodes().map(shown)
  return `${name}${props.text ?? ''}${children.length ? `(${children.join(' ')})` : ''}`
}

const start = 'Box(Texta Textb Box(Textc) Closed(Textd))'
const box = <Element is={Box} canvas />
test.each<[string, () => boolean, string]>([
  [
    'group takes the order of the page',
    () => group(editing, [at(1), at(0)], box),
    'Box(Box(Texta Textb) Box(Textc) Closed(Textd))',
  ],
  [
    'group wraps a single Node',
    () => group(editing, [at(1)], box),
    'Box(Texta Box(Textb) Box(Textc) Closed(Textd))',
  ],
  [
    'ungroup leaves the children in the place of the box',
    () => ungroup(editing, at(2)),
    'Box(Texta Textb Textc Closed(Textd))',
  ],
  [
    'replaceNode replaces a leaf',
    () => replaceNode(editing, at(0), <Heading text="new" />),
    'Box(Headingnew Textb Box(Textc) Closed(Textd))',
  ],
  [
    'replaceNode keeps the children',
    () => replaceNode(editing, at(2), <Element is="main" canvas />),
    'Box(Texta Textb main(Textc) Closed(Textd))',
  ],
])('%s, and one undo and one redo are enough', (_, run, after) => {
  open()
  const saved = editing.query.getSerializedNodes()
  act(() => expect(run()).toBe(true))
  expect(shown()).toBe(after)
  const changed = editing.query.getSerializedNodes()
  act(() => editing.actions.history.undo())
  expect([editing.query.getSerializedNodes(), editing.query.history.canUndo()]).toEqual(
    [saved, false],
  )
  act(() => editing.actions.history.redo())
  expect([editing.query.getSerializedNodes(), editing.query.history.canRedo()]).toEqual(
    [changed, false],
  )
})

const closed = <Element is={Closed} canvas />
test.each<[string, () => boolean]>([
  ['the root', () => replaceNode(editing, 'ROOT', box)],
  [
    'a Node by one that does not take its children',
    () => replaceNode(editing, at(2), closed),
  ],
  [
    'a Node with children by a leaf',
    () => replaceNode(editing, at(2), <Text text="" />),
  ],
  ['Nodes of two parents', () => group(editing, [at(0), at(2, 0)], box)],
  ['Nodes around which the box refuses to be', () => group(editing, [at(0)], closed)],
  ['Nodes that their parent keeps in', () => group(editing, [at(3, 0)], box)],
  ['a box that lets nothing out', () => ungroup(editing, at(3))],
  ['a Node without children', () => ungroup(editing, at(0))],
])('Nothing changes, and nothing is recorded, for %s', (_, run) => {
  open()
  act(() => expect(run()).toBe(false))
  expect([shown(), editing.query.history.canUndo()]).toEqual([start, false])
})
