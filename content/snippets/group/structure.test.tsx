// @vitest-environment jsdom
import { Editor, Element, Frame, useEditor, type UserComponent } from '@craftjs/core'
import { act, cleanup, render } from '@testing-library/react'
import { useEffect, type ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Box, Heading, Text } from './blocks'
import { group, replaceNode, ungroup, type Editing } from './structure'

afterEach(cleanup)

let editing: Editing
function Hook() {
  const editor = useEditor()
  useEffect(() => {
    editing = editor
  })
  return null
}

/** Accepts no texts, and none of its children can leave. */
const Closed: UserComponent<{ children?: ReactNode }> = ({ children }) => (
  <Box>{children}</Box>
)
Closed.craft = {
  rules: {
    canMoveIn: (nodes) => nodes.every(({ data }) => data.name !== 'Text'),
    canMoveOut: () => false,
  },
}

/** A page with two texts, a box with a text, and a closed box. */
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
  return `${name[0]}${props.text ?? ''}${children.length ? `(${children.join(' ')})` : ''}`
}

const start = 'B(Ta Tb B(Tc) C(Td))'
const box = <Element is={Box} canvas />
const title = <Heading text="" />
const main = <Element is="main" canvas />
test.each<[string, () => boolean, after: string]>([
  ['group', () => group(editing, [at(1), at(0)], box), 'B(B(Ta Tb) B(Tc) C(Td))'],
  ['group of one', () => group(editing, [at(1)], box), 'B(Ta B(Tb) B(Tc) C(Td))'],
  ['ungroup', () => ungroup(editing, at(2)), 'B(Ta Tb Tc C(Td))'],
  ['replace', () => replaceNode(editing, at(0), title), 'B(H Tb B(Tc) C(Td))'],
  ['replace a box', () => replaceNode(editing, at(2), main), 'B(Ta Tb m(Tc) C(Td))'],
])('One undo and one redo are enough: %s', (_, run, after) => {
  open()
  const { query, actions } = editing
  const saved = query.getSerializedNodes()
  act(() => expect(run()).toBe(true))
  expect(shown()).toBe(after)
  const next = query.getSerializedNodes()
  act(() => actions.history.undo())
  expect([query.getSerializedNodes(), query.history.canUndo()]).toEqual([saved, false])
  act(() => actions.history.redo())
  expect([query.getSerializedNodes(), query.history.canRedo()]).toEqual([next, false])
})

const closed = <Element is={Closed} canvas />
test.each<[string, () => boolean]>([
  ['the root', () => replaceNode(editing, 'ROOT', box)],
  ['a box by one that refuses a text', () => replaceNode(editing, at(2), closed)],
  ['a Node with children by a leaf', () => replaceNode(editing, at(2), title)],
  ['Nodes of two parents', () => group(editing, [at(0), at(2, 0)], box)],
  ['Nodes that the box refuses', () => group(editing, [at(0)], closed)],
  ['Nodes that their parent keeps in', () => group(editing, [at(3, 0)], box)],
  ['a box that keeps its children', () => ungroup(editing, at(3))],
  ['a Node without children', () => ungroup(editing, at(0))],
])('Nothing changes and nothing is recorded for %s', (_, run) => {
  open()
  act(() => expect(run()).toBe(false))
  expect([shown(), editing.query.history.canUndo()]).toEqual([start, false])
})
