// @vitest-environment jsdom
import {
  Editor,
  Element,
  Frame,
  type Node,
  type NodeId,
  useEditor,
  useNode,
  type UserComponent,
} from '@craftjs/core'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Inspector, inspected } from './index'

// As Fast Refresh does before React loads.
vi.hoisted(() =>
  Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: { supportsFiber: true, inject: () => 1 } }),
)

const Text: UserComponent<{ text: string }> = ({ text }) => {
  const { connect } = useNode().connectors
  return <p ref={(el) => void (el && connect(el))}>{text}</p>
}
Text.craft = { displayName: 'Text' }
const Box: UserComponent<{ children?: ReactNode }> = ({ children }) => <div>{children}</div>

let editor: ReturnType<typeof useEditor>
/** A badly written panel that collects the whole state. */
function Panel() {
  editor = useEditor((state) => ({ state }))
  return null
}

beforeEach(() => {
  vi.useFakeTimers()
  // A separate component for each test, because its rules are only wrapped once.
  const canMoveIn = (incoming: { data: { props: object } }[]) =>
    incoming.every(({ data }) => 'text' in data.props)
  Box.craft = { displayName: 'Box', rules: { canMoveIn } }
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Performs an action and advances past the pauses after which the panel updates. */
async function change(doIt: () => unknown) {
  act(() => void doIt())
  await act(() => vi.advanceTimersByTimeAsync(200))
}
const child = (at: number): NodeId => editor.query.node('ROOT').childNodes()[at] ?? ''
const rowsOf = (name: string) =>
  within(screen.getByRole('list', { name }))
    .queryAllByRole('listitem')
    .map((row) => row.textContent?.replace(/\s+/g, ' ').trim())
const press = (name: RegExp | string) => change(() => fireEvent.click(screen.getByRole('button', { name })))
/** A Node that is not on the page. */
function createdNode() {
  const { rootNodeId, nodes } = editor.query.parseReactElement(<b />).toNodeTree()
  return nodes[rootNodeId] as Node
}
const setText = (id: NodeId, text: string) =>
  change(() => editor.actions.setProp(id, (props: { text: string }) => (props.text = text)))

const open = (before: ReactNode, after?: ReactNode, resolver = { Text, Box }) =>
  change(() =>
    render(
      <Editor resolver={resolver}>
        {before}
        <Panel />
        <Frame>
          <Element is={Box} canvas>
            <Text text="Hello" />
            <Text text="World" />
          </Element>
        </Frame>
        {after}
      </Editor>,
    ),
  )

it('lists Nodes, marks changed ones, and selects one on press', async () => {
  await open(<Inspector />)
  const [hello, world] = [child(0), child(1)]
  expect(rowsOf('Nodes')).toEqual(['BoxcanvasROOT', `Text “Hello”${hello}`, `Text “World”${world}`])
  await press(/Hello/)
  expect(screen.getByRole('button', { pressed: true }).textContent).toContain('Hello')
  expect(screen.getAllByRole('definition')[0]?.textContent).toBe('Text “Hello”')
  await setText(world, 'Changed')
  expect([...document.querySelectorAll('[data-changed]')].map((row) => row.textContent)).toEqual([
    expect.stringContaining('Changed'),
  ])
  await press('Inspector')
  expect(screen.queryByRole('list')).toBeNull()
})

it('goes to any step of the history', async () => {
  await open(<Inspector />)
  await setText(child(0), 'A')
  await change(() => editor.actions.delete(child(1)))
  expect(rowsOf('History')).toEqual(['Start', 'Set text of Text', 'Delete a Node'])
  const current = () => document.querySelector('[aria-current]')?.textContent
  for (const [step, children] of [
    ['Start', 2],
    ['Delete a Node', 1],
    ['Set text of Text', 2],
  ] as const) {
    await press(step)
    expect([current(), editor.query.node('ROOT').childNodes().length]).toEqual([step, children])
  }
})

it('lists each rule call with its result, even if the resolver was passed through inspected()', async () => {
  for (const place of ['before', 'after']) {
    const resolver = { Text, Box }
    if (place === 'before') await open(<Inspector />)
    else await open(null, <Inspector />, inspected(resolver))
    await change(() => {
      editor.query.node('ROOT').isDroppable(child(0))
      editor.query.node('ROOT').isDroppable(createdNode())
    })
    expect(rowsOf('Rule calls')).toEqual([
      expect.stringMatching(/^Box\.canMoveIn\(incoming: b .+, self: Box ROOT\) false$/),
      expect.stringMatching(/^Box\.canMoveIn\(incoming: Text .+, self: Box ROOT\) true$/),
    ])
    await press('Clear rule calls')
    expect(screen.queryByRole('list', { name: 'Rule calls' })).toBeNull()
    cleanup()
  }
})

it('lists re-renders with their reasons, except its own', async () => {
  await open(<Inspector />)
  const id = child(0)
  // Elements are connected after the first render.
  await press('Clear re-renders')
  await setText(id, 'A')
  await setText(id, 'B')
  expect(rowsOf('Re-renders')).toEqual(['Panel own hooks ×2', `Text ${id} new props ×2`])
  await change(() => editor.actions.selectNode(id))
  expect(rowsOf('Re-renders')).toEqual(['Panel own hooks ×3', `Text ${id} new props ×2`])
  expect(document.querySelectorAll('[data-last]')).toHaveLength(1)
})

it('shows the saved page with one Node per line', async () => {
  await open(<Inspector />)
  await change(() => fireEvent.click(screen.getByText('Saved page')))
  await setText(child(1), 'Changed')
  const text = screen.getByRole('region', { name: 'Saved page' }).textContent ?? ''
  expect(JSON.parse(`{${text.trim().split('\n').join(',')}}`)).toEqual(editor.query.getSerializedNodes())
  expect(document.querySelector('mark')?.textContent).toContain('"text":"Changed"')
})
