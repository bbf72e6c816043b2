// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import {
  Editor,
  Element,
  Frame,
  useNode,
  type SerializedNode,
  type SerializedNodes,
} from '@craftjs/core'
import { afterEach, expect, test } from 'vitest'
import { SettingsPanel } from '../editing/SettingsPanel'
import { App } from './App'
import { isLocked } from './lock'
import { LockButton } from './LockButton'
import { lockedChanges } from './lockedChanges'

afterEach(cleanup)

const select = (text: string) => fireEvent.mouseDown(screen.getByText(text))
const field = () => screen.getByLabelText<HTMLInputElement>('Text')

test('A writer can change unlocked texts; only a designer can move and lock', () => {
  render(<App />)
  select('The name of the shop')
  expect(field().readOnly).toBe(true)
  select('News')
  expect([field().readOnly, screen.getByText('News').draggable]).toEqual([false, false])
  expect(screen.queryByRole('button', { name: 'Lock' })).toBeNull()
  fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'designer' } })
  select('News')
  fireEvent.click(screen.getByRole('button', { name: 'Lock' }))
  expect(field().readOnly).toBe(true)
})

function Plain() {
  const { connect } = useNode().connectors
  return (
    <p
      ref={(el) => {
        if (el) connect(el)
      }}
    >
      Hello
    </p>
  )
}
Plain.craft = { related: { settings: () => <input aria-label="Text" /> } }

test('The settings panel neither changes nor deletes locked Nodes', () => {
  render(
    <Editor resolver={{ Plain }}>
      <Frame>
        <Element is="main" canvas>
          <Plain />
        </Element>
      </Frame>
      <LockButton />
      <SettingsPanel isLocked={isLocked} />
    </Editor>,
  )
  select('Hello')
  const count = () => [
    screen.queryAllByLabelText('Text').length,
    screen.getAllByRole('button', { name: 'Delete' }).length,
  ]
  expect(count()).toEqual([1, 2])
  fireEvent.click(screen.getByRole('button', { name: 'Lock' }))
  // Only the disabled button of LockButton remains.
  expect(count()).toEqual([0, 1])
})

const stored = (): Record<string, SerializedNode> => {
  const node = (fields: Partial<SerializedNode>): SerializedNode => ({
    ...{ type: 'p', isCanvas: false, props: {}, displayName: '', custom: {} },
    ...{ parent: 'ROOT', hidden: false, nodes: [], linkedNodes: {}, ...fields },
  })
  return {
    ROOT: node({ type: 'main', isCanvas: true, parent: null, nodes: ['box'] }),
    box: node({ type: 'div', isCanvas: true, nodes: ['before', 'a', 'after'] }),
    before: node({ parent: 'box' }),
    a: node({ parent: 'box', custom: { locked: true } }),
    after: node({ parent: 'box' }),
  }
}
const hiding = { display: 'none' }

test.each<[string, (page: ReturnType<typeof stored>) => void, changes: string[]]>([
  ['hidden by a style of its parent', ({ box }) => (box!.props.style = hiding), ['a']],
  ['hidden by a style of the root', ({ ROOT }) => (ROOT!.props.style = hiding), ['a']],
  ['put into an element that hides it', ({ box }) => (box!.type = 'video'), ['a']],
  ['put into a closed parent', ({ box }) => (box!.isCanvas = false), ['a']],
  ['put on another color', ({ box }) => (box!.props.color = 'red'), []],
  ['moved', ({ box }) => (box!.nodes = ['after', 'a', 'before']), []],
])('A locked Node is %s', (_what, change, changes) => {
  const received = stored()
  change(received)
  expect(lockedChanges(stored(), received, {}, ['color'])).toEqual(changes)
})

test.each([
  ['an empty linked Node in a free place', {}, 'left', [], []],
  ['one with content', {}, 'left', ['a'], ['columns']],
  ['one in an occupied place', { left: 'old' }, 'new', [], ['columns', 'old']],
])('Adding %s to locked columns: %o', (_what, links, id, nodes, changes) => {
  const page = (linkedNodes: Record<string, string>, more = {}) =>
    ({
      columns: { type: 'div', nodes: [], linkedNodes, custom: { locked: true } },
      old: { type: 'div', nodes: [], linkedNodes: {} },
      ...more,
    }) as unknown as SerializedNodes
  const added = { [id]: { type: 'div', isCanvas: true, nodes, linkedNodes: {} } }
  expect(lockedChanges(page(links), page({ left: id }, added), {})).toEqual(changes)
})
