// @vitest-environment jsdom
import { Editor, Element, Frame, useEditor, useNode, type UserComponent } from '@craftjs/core'
import { act, cleanup, render } from '@testing-library/react'
import Ajv from 'ajv/dist/2020'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { savedStateSchema } from './savedStateSchema'

const schema = savedStateSchema({ url: 'https://craft.js.org', baseUrl: '/' })
const validate = new Ajv({ strict: true, strictRequired: false }).compile(schema)
const errorsOf = (state: unknown) => (validate(state) ? [] : (validate.errors ?? []))

/** A component's way to the DOM. */
function useBlock() {
  const { connectors } = useNode()
  return (element: HTMLElement | null) => {
    if (element) connectors.connect(connectors.drag(element))
  }
}

const Text: UserComponent<{ text: string; size?: number | null; onOpen?: () => void }> = ({ text }) => (
  <p ref={useBlock()}>{text}</p>
)
Text.craft = { displayName: 'Text block', props: { size: 16 }, custom: { tag: 'a' } }

const Box: UserComponent<{ children?: ReactNode }> = ({ children }) => <div ref={useBlock()}>{children}</div>

/** Has two linked Nodes. */
const Card: UserComponent = () => (
  <section ref={useBlock()}>
    <Element id="head" is={Box} canvas>
      <Text text="In the head" />
    </Element>
    <Element id="foot" is="footer" canvas custom={{ deep: { list: [1, 'two'] } }} />
  </section>
)

type Handle = ReturnType<typeof useEditor>
let editor: Handle

function Probe() {
  editor = useEditor()
  return null
}

const saved = () => JSON.parse(editor.query.serialize()) as Record<string, { nodes: string[]; props: object }>

function open(children: ReactNode) {
  render(
    <Editor resolver={{ Text, MyBox: Box, Card }}>
      <Probe />
      <Frame>{children}</Frame>
    </Editor>,
  )
}

const page = (
  <Element is={Box} canvas>
    <Text text="One" size={null} onOpen={() => {}} />
    <h2 title="A tag">Heading</h2>
    <Card />
    <Element is={Box} canvas custom={{ note: 'x' }} hidden>
      <Text text="Inside" />
    </Element>
  </Element>
)

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(cleanup)

it('describes a page with components, tags, linked Nodes and hidden ones, after edits, undo and loading', () => {
  open(page)
  expect(Object.keys(saved()).length).toBeGreaterThan(7)
  expect(errorsOf(saved())).toEqual([])
  const first = saved().ROOT?.nodes[0] ?? ''
  act(() => editor.actions.setProp(first, (props: { text: string }) => (props.text = 'Changed')))
  act(() => editor.actions.setHidden(first, true))
  act(() => editor.actions.setCustom(first, (custom: { tag: string }) => (custom.tag = 'b')))
  expect(errorsOf(saved())).toEqual([])
  act(() => editor.actions.history.undo())
  act(() => editor.actions.deserialize(editor.query.serialize()))
  expect(errorsOf(saved())).toEqual([])
  cleanup()
  open(<div>Words</div>)
  expect(errorsOf(saved())).toEqual([])
})

type Saved = Record<string, Record<string, unknown>>
const firstOf = (state: Saved) => state[(state.ROOT?.nodes as string[])[0]!]!

it.each<[string, (state: Saved) => unknown]>([
  ['no root', (state) => delete state.ROOT],
  ['a Node without a type', (state) => delete state.ROOT?.type],
  ['children that are no list', (state) => (state.ROOT!.nodes = {})],
  ['a root with a parent', (state) => (state.ROOT!.parent = 'a')],
  ['another Node without a parent', (state) => delete firstOf(state).parent],
  ['another Node whose parent is null', (state) => (firstOf(state).parent = null)],
  ['what is never saved', (state) => (state.ROOT!.rules = {})],
])('rejects %s', (_, spoil) => {
  open(page)
  const state: Saved = saved()
  spoil(state)
  expect(errorsOf(state)).not.toEqual([])
})
