// @vitest-environment jsdom
import { Editor, Element, Frame, useEditor, useNode } from '@craftjs/core'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { type Commands, commandsFor } from './commands'
import { type EditorStore, listNodes } from '@craftjs-site/inspector/observe'

const Text = ({ text }: { text: string }) => {
  const { connect } = useNode().connectors
  return <p ref={(el) => void (el && connect(el))}>{text}</p>
}
Text.craft = { displayName: 'Text' }

const Box = ({ children }: { text?: string; children?: ReactNode }) => <div>{children}</div>
Box.craft = {
  displayName: 'Box',
  rules: { canMoveIn: ([node]: { data: { props: { text: string } } }[]) => node?.data.props.text !== 'B' },
}

let store: EditorStore
/** Gives the tests access to the editor. */
function Panel() {
  ;({ store } = useEditor())
  return null
}
let page: HTMLElement
const shown = () => page.textContent
const run = (command: (commands: Commands) => string): string => {
  let message = ''
  act(() => void (message = command(commandsFor(store))))
  return message
}
const nodes = () => listNodes(store.query.getState())
const idOf = (label: string) => nodes().find((node) => node.label === label)!.id

beforeEach(() => {
  page = render(
    <Editor resolver={{ Text, Box }}>
      <Panel />
      <Frame>
        <Element is="div" canvas>
          <Text text="A" />
          <Text text="B" />
          <Element is={Box} canvas text="Box">
            <Text text="C" />
          </Element>
        </Element>
      </Frame>
    </Editor>,
  ).container
})
// Moves, refusals, and undo in the page: e2e/site/demos.spec.ts.
it('lists the nodes in document order, and moves the selected one up to the first and last place', () => {
  expect(nodes().map(({ label, depth }) => `${depth} ${label}`)).toEqual([
    ...['0 div', '1 Text “A”', '1 Text “B”', '1 Box “Box”', '2 Text “C”'],
  ])
  expect(run((all) => all.shift(1))).toBe('Select a node first.')
  expect(run((all) => all.select(idOf('Text “A”')))).toBe('Text “A” is selected.')
  expect(run((all) => all.shift(-1))).toBe('Text “A” is already the first one.')
  expect(run((all) => all.shift(1))).toBe('Text “A” moved down.')
  expect(shown()).toBe('BAC')
  expect(run((all) => all.undo())).toBe('The last change was undone.')
  expect(run((all) => all.undo())).toBe('There is nothing to undo.')
  expect(shown()).toBe('ABC')
  expect(run((all) => all.redo())).toBe('The change was redone.')
  expect(run((all) => all.redo())).toBe('There is nothing to redo.')
})

// Refusals and deletions: e2e/site/demos.spec.ts.
it('neither moves nor deletes the root', () => {
  run((all) => all.select('ROOT'))
  expect(run((all) => all.shift(1))).toBe('div cannot be moved.')
  expect(run((all) => all.remove())).toBe('div cannot be deleted.')
})
