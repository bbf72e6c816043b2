import { Element, useNode } from '@craftjs/core'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Background } from '../../content/snippets/editing/Background'
import { DuplicateButton } from '../../content/snippets/editing/DuplicateButton'
import { SettingsPanel } from '../../content/snippets/editing/SettingsPanel'
import { Shortcuts } from '../../content/snippets/editing/Shortcuts'
import { fromTemplate, toTemplate } from '../../content/snippets/editing/template'
import { Card, editor, inRoot, open, Pair, Probe, setText, Text, texts, useBlock } from './craft'

const selected = () => editor.query.getEvent('selected').all()
const select = (index: number) => act(() => editor.actions.selectNode(inRoot()[index]))
const page = [<Text key="a" text="a" />, <Text key="b" text="b" />, <Text key="c" text="c" />]

describe('The recipe for clearing the selection', () => {
  it('clears it on a click beside the page, and keeps it on a click on the page', () => {
    open(page, { children: <Background>Beside the page</Background> })
    fireEvent.mouseDown(screen.getByText('b'))
    expect(selected()).toEqual([inRoot()[1]])
    fireEvent.mouseDown(screen.getByText('Beside the page'))
    expect(selected()).toEqual([])
  })
})

describe('The recipe for keyboard shortcuts', () => {
  const press = (key: string, keys: Partial<KeyboardEvent> = {}, on: Element | Window = window) =>
    fireEvent.keyDown(on, { key, ...keys })

  it('deletes, undoes and does again', () => {
    open(page, { children: <Shortcuts /> })
    select(1)
    press('Delete')
    expect(texts()).toEqual(['a', 'c'])
    press('z', { ctrlKey: true })
    expect(texts()).toEqual(['a', 'b', 'c'])
    press('Z', { metaKey: true, shiftKey: true })
    expect(texts()).toEqual(['a', 'c'])
  })

  it('moves among siblings, and no further', () => {
    open(page, { children: <Shortcuts /> })
    select(1)
    press('ArrowDown', { altKey: true })
    expect(texts()).toEqual(['a', 'c', 'b'])
    press('ArrowDown', { altKey: true })
    expect(texts()).toEqual(['a', 'c', 'b'])
    press('ArrowUp', { altKey: true })
    press('ArrowUp', { altKey: true })
    expect(texts()).toEqual(['b', 'a', 'c'])
  })

  it('selects the parent, then nothing, and never deletes the root', () => {
    open(page, { children: <Shortcuts /> })
    select(0)
    press('Escape')
    expect(selected()).toEqual(['ROOT'])
    press('Delete')
    expect(inRoot()).toHaveLength(3)
    press('Escape')
    expect(selected()).toEqual([])
  })

  it('leaves keys alone while the user types', () => {
    open(page, { children: [<Shortcuts key="keys" />, <input key="field" aria-label="Field" />] })
    select(1)
    press('Backspace', {}, screen.getByLabelText('Field'))
    expect(inRoot()).toHaveLength(3)
  })

  it('does nothing while the editor is disabled', () => {
    open(page, { children: <Shortcuts /> })
    setText(inRoot()[0]!, 'changed')
    act(() => editor.actions.setOptions((options) => (options.enabled = false)))
    press('z', { ctrlKey: true })
    expect(texts()).toEqual(['changed', 'b', 'c'])
  })
})

describe('The recipe for duplicating', () => {
  it('puts a copy with new ids after the original, linked Nodes included, in one undo step', () => {
    open([<Card key="card" />, <Text key="b" text="b" />], {
      components: { Card },
      children: <DuplicateButton />,
    })
    const before = Object.keys(editor.query.getNodes())
    select(0)
    fireEvent.click(screen.getByText('Duplicate'))
    expect(screen.getAllByText('in the card')).toHaveLength(2)
    expect(selected()).toEqual([inRoot()[1]])
    const added = Object.keys(editor.query.getNodes()).filter((id) => !before.includes(id))
    expect(added).toHaveLength(3)
    act(() => editor.actions.history.undo())
    expect(inRoot()).toHaveLength(2)
  })

  it('asks the parent, as a drop does', () => {
    open(
      <Element is={Pair} canvas>
        <Text text="a" />
        <Text text="b" />
      </Element>,
      { children: <DuplicateButton /> },
    )
    const pair = inRoot()[0]!
    act(() => editor.actions.selectNode(editor.query.node(pair).childNodes()[0]))
    fireEvent.click(screen.getByText('Duplicate'))
    expect(editor.query.node(pair).childNodes()).toHaveLength(2)
  })

  it('makes templates that survive JSON and can be added again and again', () => {
    open(page)
    const template = JSON.parse(JSON.stringify(toTemplate(editor.query, inRoot()[0]!))) as ReturnType<
      typeof toTemplate
    >
    for (let count = 0; count < 2; count += 1)
      act(() => editor.actions.addNodeTree(fromTemplate(editor.query, template), 'ROOT'))
    expect(texts()).toEqual(['a', 'b', 'c', 'a', 'a'])
    expect(new Set(inRoot()).size).toBe(5)
  })
})

describe('The recipe for a settings panel', () => {
  const Label: typeof Text = ({ text }) => <p ref={useBlock()}>{text}</p>
  function LabelSettings() {
    const { text } = useNode((node) => ({ text: node.data.props.text as string }))
    return <p>Settings of {text}</p>
  }
  Label.craft = { displayName: 'A label', related: { settings: LabelSettings } }

  it('shows the related settings of what is selected, and deletes it', () => {
    open(<Label text="one" />, {
      components: { Label },
      children: [<SettingsPanel key="panel" />, <Probe key="probe" />],
    })
    expect(screen.getByText('Select something to change it.')).toBeTruthy()
    select(0)
    expect(screen.getByRole('heading').textContent).toBe('A label')
    expect(screen.getByText('Settings of one')).toBeTruthy()
    fireEvent.click(screen.getByText('Delete'))
    expect(inRoot()).toEqual([])
    expect(screen.getByText('Select something to change it.')).toBeTruthy()
  })

  it('offers no deleting of the root', () => {
    open(page, { children: <SettingsPanel /> })
    act(() => editor.actions.selectNode('ROOT'))
    expect(screen.queryByText('Delete')).toBeNull()
  })
})
