// @vitest-environment jsdom
import { type Node, useEditor, type UserComponent, Element } from '@craftjs/core'
import { Layers, useLayer } from '@craftjs/layers'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Box, editor, inRoot, open, propsAt, resolver, Text, useBlock } from './craft'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
afterEach(cleanup)

/** A Box with a text, by which its row is found. */
const Named: UserComponent<{ children?: ReactNode; text?: string }> = Box

/** A row with the resolver key of its Node and the ids below it, all open. */
function Row({ children }: { children?: ReactNode }) {
  const { id, connectors, actions, expanded } = useLayer((layer) => ({ expanded: layer.expanded }))
  const { name } = useEditor((state) => ({
    name: (state.nodes[id]?.data.props.text as string | undefined) ?? state.nodes[id]?.data.name,
  }))
  return (
    <div ref={(el) => void (el && connectors.layer(el))}>
      <header ref={(el) => void (el && connectors.layerHeader(el))}>
        <button onClick={() => actions.setExpandedState(!expanded)}>Open {name}</button>
        <span ref={(el) => void (el && connectors.drag(el))}>Row of {name}</span>
      </header>
      {children}
    </div>
  )
}

const drag = (type: string) =>
  Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
    dataTransfer: { dropEffect: 'move', setDragImage: () => {} },
    clientX: 0,
    clientY: 0,
  })
function dragRow(from: string, onto: string) {
  const source = screen.getByText(`Row of ${from}`)
  for (const [target, type] of [
    [source, 'dragstart'],
    [screen.getByText(`Row of ${onto}`), 'dragenter'],
    [source, 'dragend'],
  ] as const)
    act(() => void target.dispatchEvent(drag(type)))
}
const openRow = (name: string) => act(() => screen.getByText(`Open ${name}`).click())

it('Dragging one of several selected rows moves only that row', () => {
  open(
    ['a', 'b', 'c'].map((text) => <Text key={text} text={text} />),
    { children: <Layers renderLayer={Row} /> },
  )
  openRow('Box')
  act(() => editor.actions.selectNode(inRoot().slice(0, 2)))
  dragRow('a', 'c')
  expect(inRoot().map((_, index) => propsAt(index).text)).toEqual(['b', 'c', 'a'])
})

it('A drop at the edge of a row is refused by the parent, whatever the line said', () => {
  const Closed: UserComponent<{ children?: ReactNode }> = ({ children }) => (
    <div ref={useBlock()}>{children}</div>
  )
  Closed.craft = { rules: { canMoveIn: (_incoming: Node[]) => false } }
  open(
    <Element is={Closed} canvas>
      <Element is={Named} canvas text="inner">
        <Text text="a" />
      </Element>
    </Element>,
    { resolver: { ...resolver, Closed }, children: <Layers renderLayer={Row} /> },
  )
  openRow('Box')
  openRow('Closed')
  openRow('inner')
  const errors: string[] = []
  const collect = (event: ErrorEvent) => {
    event.preventDefault()
    errors.push(event.message)
  }
  window.addEventListener('error', collect)
  const before = editor.query.serialize()
  dragRow('a', 'inner')
  window.removeEventListener('error', collect)
  expect(errors.join()).toContain('Target parent rejects incoming node')
  expect(editor.query.serialize()).toBe(before)
})

it('A row selects nothing once the editor is off, and selects in a panel that mounts after that', () => {
  let show = (_isShown: boolean) => {}
  function LatePanel() {
    const [isShown, setShown] = useState(false)
    show = setShown
    return isShown ? <Layers renderLayer={Row} /> : null
  }
  const selected = () => editor.query.getEvent('selected').all()
  open(<Text text="a" />, { enabled: false, children: <Layers renderLayer={Row} /> })
  fireEvent.mouseDown(screen.getByText('Row of Box'))
  expect(selected()).toEqual([])
  cleanup()
  open(<Text text="a" />, { enabled: false, children: <LatePanel /> })
  act(() => show(true))
  fireEvent.mouseDown(screen.getByText('Row of Box'))
  expect(selected()).toEqual(['ROOT'])
})
