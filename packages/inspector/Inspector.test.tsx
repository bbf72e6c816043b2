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
import { type ReactNode, StrictMode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Inspector, inspected } from './index'

const Text: UserComponent<{ text: string }> = ({ text }) => {
  const { connect } = useNode().connectors
  return <p ref={(el) => void (el && connect(el))}>{text}</p>
}
Text.craft = { displayName: 'Text' }
const Box: UserComponent<{ children?: ReactNode }> = ({ children }) => <div>{children}</div>

let editor: ReturnType<typeof useEditor>
/** Gives the tests access to the editor. */
function Panel() {
  editor = useEditor()
  return null
}

beforeEach(() => {
  vi.useFakeTimers()
  // New rules for each test, because the inspector replaces rules with ones that report their calls.
  const canMoveIn = (incoming: { data: { props: object } }[]) =>
    incoming.every(({ data }) => 'text' in data.props)
  Box.craft = { displayName: 'Box', rules: { canMoveIn } }
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Runs `doIt`, then advances the timers until the panel shows the result. */
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
      { wrapper: StrictMode },
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

it('shows the saved page, one Node in a line', async () => {
  await open(<Inspector />)
  await change(() => fireEvent.click(screen.getByText('Saved page')))
  await setText(child(1), 'Changed')
  const text = screen.getByRole('region', { name: 'Saved page' }).textContent ?? ''
  expect(JSON.parse(`{${text.trim().split('\n').join(',')}}`)).toEqual(editor.query.getSerializedNodes())
  expect(document.querySelector('mark')?.textContent).toContain('"text":"Changed"')
})
