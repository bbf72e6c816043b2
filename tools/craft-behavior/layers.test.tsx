import { useEditor, type UserComponent, Element } from '@craftjs/core'
import { Layers, useLayer } from '@craftjs/layers'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { type ReactNode, StrictMode, useState } from 'react'
import { expect, it } from 'vitest'
import { Box, boxWith, Catch, drag, editor, inRoot, open, propsAt, Text, uncaughtIn } from './craft'

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

function dragRow(from: string, onto: string) {
  drag('dragstart', `Row of ${from}`)
  drag('dragenter', `Row of ${onto}`)
  drag('dragend', `Row of ${from}`)
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
  const Closed = boxWith({ rules: { canMoveIn: () => false } })
  open(
    <Element is={Closed} canvas>
      <Element is={Named} canvas text="inner">
        <Text text="a" />
      </Element>
    </Element>,
    { components: { Closed }, children: <Layers renderLayer={Row} /> },
  )
  openRow('Box')
  openRow('Closed')
  openRow('inner')
  const before = editor.query.serialize()
  expect(uncaughtIn(() => dragRow('a', 'inner'))).toContain('Target parent rejects incoming node')
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

it('The panel outside of an editor, and useLayer outside of the panel, throw', () => {
  const messageOf = (element: ReactNode) => {
    render(<Catch>{element}</Catch>)
    const message = screen.getByRole('alert').textContent
    cleanup()
    return message
  }
  expect(messageOf(<Layers />)).toBe("Cannot read properties of null (reading 'derive')")
  open(<Text />, {
    children: (
      <Catch>
        <Row />
      </Catch>
    ),
  })
  expect(screen.getByRole('alert').textContent).toContain("Cannot destructure property 'subscribe'")
})

it('Renaming a row stores HTML in custom, as a step of the history', () => {
  open(<Text text="a" />, { children: <Layers expandRootOnLoad /> })
  const name = document.querySelectorAll('h2')[1]!
  fireEvent.doubleClick(name)
  name.innerHTML = 'This &amp; that'
  fireEvent.input(name)
  const { data } = editor.query.node(inRoot()[0]!).get()
  expect(data).toMatchObject({ custom: { displayName: 'This &amp; that' }, displayName: 'Text' })
  expect(editor.query.history.canUndo()).toBe(true)
})

it('The root is open with expandRootOnLoad, and closed again in StrictMode', () => {
  const rows = () => document.querySelectorAll('.craft-layer-node').length
  const panel = <Layers expandRootOnLoad />
  open(<Text text="a" />, { children: <Layers /> })
  expect(rows()).toBe(1)
  cleanup()
  open(<Text text="a" />, { children: panel })
  expect(rows()).toBe(2)
  cleanup()
  open(<Text text="a" />, { children: <StrictMode>{panel}</StrictMode> })
  expect(rows()).toBe(1)
})

it('A row is never selected in its own state, and opens around an element that is', () => {
  const events: { selected: boolean }[] = []
  function Watched() {
    const { connectors, event } = useLayer((layer) => ({ event: layer.event }))
    events.push(event)
    return <div ref={(el) => void (el && connectors.layer(el))} />
  }
  open(<Text text="a" />, { children: <Layers renderLayer={Watched} /> })
  act(() => editor.actions.selectNode('ROOT'))
  expect(events.some(({ selected }) => selected)).toBe(false)
  cleanup()
  open(
    <Element is={Box} canvas>
      <Text text="deep" />
    </Element>,
    { children: <Layers /> },
  )
  act(() => editor.actions.selectNode(editor.query.node(inRoot()[0]!).childNodes()[0]))
  expect(document.querySelectorAll('.craft-layer-node')).toHaveLength(3)
})
