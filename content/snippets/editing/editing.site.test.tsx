import { useEditor } from '@craftjs/core'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Background } from './Background'
import { CancelableHandlers } from './CancelableHandlers'
import { SelectParentHandlers } from './SelectParentHandlers'
import { drag, handlersOf, uncaughtIn } from '../../../src/fixtures/craft/events'
import { Clipboard } from './Clipboard'
import { DuplicateButton } from './DuplicateButton'
import { FocusableBox } from './FocusableBox'
import { SettingsPanel } from './SettingsPanel'
import { Shortcuts } from './Shortcuts'
import { movesFor } from '../pointer/moves'
import { copyOf } from '../../../examples/basic/src/arranging/copyOf'
import { actions, enable, select, setText, undo } from '../../../src/fixtures/craft/actions'
import { boxWith, canvas, Card, type Content, Pair, refTo, Text } from '../../../src/fixtures/craft/blocks'
import { open, query } from '../../../src/fixtures/craft/craft'
import { idAt, inRoot, propsAt, selected, texts } from '../../../src/fixtures/craft/page'

it('A panel next to the background keeps its button during a press, but a panel inside loses it', () => {
  const { unmount } = open('a', {
    children: [<Background key="page" children={null} />, <SettingsPanel key="panel" />],
  })
  fireEvent.mouseDown(screen.getByText('a'))
  fireEvent.mouseDown(screen.getByText('Delete'))
  fireEvent.click(screen.getByText('Delete'))
  expect(screen.queryByText('a')).toBeNull()
  unmount()
  open('a', { children: <Background children={<SettingsPanel />} /> })
  fireEvent.mouseDown(screen.getByText('a'))
  fireEvent.mouseDown(screen.getByText('Delete'))
  expect(screen.queryByText('Delete')).toBeNull()
})

it('A component that selects on focus selects the inner one of two, not the outer one', () => {
  open(canvas(<FocusableBox>Inside</FocusableBox>, { is: FocusableBox }), { components: { FocusableBox } })
  act(() => screen.getByText('Inside').focus())
  expect(selected()).toEqual(inRoot(idAt(0)))
})

it('The tutorial’s copy keeps functions and does not share changes with the original', () => {
  open(<Text text="a" call={() => {}} deep={{ list: [1] }} />)
  actions.addNodeTree(copyOf(query, idAt(0)), 'ROOT')
  actions.setProp(idAt(1), (props: { deep: { list: number[] } }) => props.deep.list.push(2))
  expect([propsAt(0).deep, propsAt(1).deep]).toEqual([{ list: [1] }, { list: [1, 2] }])
  expect(propsAt(1).call).toBe(propsAt(0).call)
})

describe('The recipe for keyboard shortcuts', () => {
  const openPage = () => {
    open('a b c', { children: [<Shortcuts key="keys" />, <input key="field" />] })
    select(idAt(1))
  }
  /** Presses a key, as in `meta+shift+Z`. */
  const press = (keys: string, on: Element | Window = window) => {
    const [key, ...held] = keys.split('+').reverse()
    fireEvent.keyDown(on, { key, ...Object.fromEntries(held.map((name) => [`${name}Key`, true])) })
  }

  it.each<[string, ...presses: [keys: string, order: string][]]>([
    ['deletes, undoes, and redoes', ['Delete', 'a c'], ['ctrl+z', 'a b c'], ['meta+shift+Z', 'a c']],
    ['moves down, and no further', ['alt+ArrowDown', 'a c b'], ['alt+ArrowDown', 'a c b']],
    ['moves up, and no further', ['alt+ArrowUp', 'b a c'], ['alt+ArrowUp', 'b a c']],
  ])('%s', (_, ...presses) => {
    openPage()
    for (const [keys, order] of presses) {
      press(keys)
      expect(texts()).toBe(order)
    }
  })

  it('selects the parent, then nothing, and never deletes the root', () => {
    openPage()
    press('Escape')
    expect(selected()).toEqual(['ROOT'])
    press('Delete')
    expect(texts()).toBe('a b c')
    press('Escape')
    expect(selected()).toEqual([])
  })

  it('ignores keys while the user types or the editor is disabled', () => {
    openPage()
    press('Backspace', screen.getByRole('textbox'))
    expect(texts()).toBe('a b c')
    setText(idAt(0), 'changed')
    enable(false)
    press('ctrl+z')
    expect(texts()).toBe('changed b c')
  })
})

/** Accepts two children. Counts incoming Nodes by their parent, as the docs' samples do. */
const TakesTwo = boxWith({
  rules: {
    canMoveIn: (incoming, self) =>
      self.data.nodes.length + incoming.filter(({ data }) => data.parent !== self.id).length <= 2,
  },
})

describe('The recipe for duplicating', () => {
  const duplicate = (id: string) => {
    select(id)
    fireEvent.click(screen.getByText('Duplicate'))
  }

  it('inserts a copy with new ids after the original, including linked Nodes, in one undo step', () => {
    open([<Card key="a" />, <Text key="b" />], { components: { Card }, children: <DuplicateButton /> })
    const [original, last] = inRoot()
    const before = Object.keys(query.getNodes())
    duplicate(original!)
    expect(inRoot()).toEqual([original, selected()[0], last])
    expect(screen.getAllByText('in the card')).toHaveLength(2)
    expect(Object.keys(query.getNodes()).filter((id) => !before.includes(id))).toHaveLength(3)
    undo()
    expect(inRoot()).toEqual([original, last])
  })

  it.each([
    ['its children', Pair],
    ['incoming Nodes by their parent', TakesTwo],
  ])('checks the parent’s rules as a drop does, with a rule that counts %s', (_, Full) => {
    open(canvas('a b', { is: Full }), { components: { Full }, children: <DuplicateButton /> })
    duplicate(inRoot(idAt(0))[0]!)
    expect(inRoot(idAt(0))).toHaveLength(2)
  })
})

describe('The recipe for copy and paste', () => {
  let text = ''
  const clipboardData = { setData: (_: string, value: string) => (text = value), getData: () => text }
  const send = (type: 'copy' | 'cut' | 'paste', on: Element = document.body) =>
    fireEvent[type](on, { clipboardData })
  const openPage = (content: Content) => {
    text = ''
    open(content, { components: { Card }, children: [<Clipboard key="keys" />, <input key="field" />] })
  }

  it('copies the selection in page order, and pastes it after the selection in one undo step', () => {
    openPage('a b c')
    select(idAt(2), idAt(0))
    send('copy')
    select(idAt(1))
    send('paste')
    expect(texts()).toBe('a b a c c')
    expect(selected()).toEqual([idAt(2), idAt(3)])
    undo()
    expect(texts()).toBe('a b c')
  })

  // Cutting and duplicating: content/snippets/editing/clipboard.test.tsx.
  it('does not paste Nodes that rules refuse or that could run a script, or unrelated text', () => {
    openPage(canvas('a b', { is: Pair }))
    const pair = inRoot()[0]!
    select(inRoot(pair)[0]!)
    send('copy')
    send('paste')
    const type = { resolvedName: 'Gone' }
    for (text of ['Hello', '[1]', JSON.stringify([{ rootId: 'x', nodes: { x: { type, props: {} } } }])]) {
      select('ROOT')
      send('paste')
    }
    expect([inRoot().length, inRoot(pair).length]).toEqual([1, 2])
  })

  it('does not handle keys in a field', () => {
    openPage('a')
    select(idAt(0))
    send('cut', screen.getByRole('textbox'))
    expect([texts(), text]).toEqual(['a', ''])
  })
})

describe('Keyboard moves in the recipe', () => {
  const labels = (id: string) => movesFor(query, id).map(({ label }) => label)
  const move = (id: string, label: string) => {
    const { parent = '', index = 0 } = movesFor(query, id).find((each) => each.label === label) ?? {}
    actions.move(id, parent, index)
  }

  it('move up and down, and stop at the ends', () => {
    open('a b c')
    const [a = '', , c = ''] = inRoot()
    expect([labels(a), labels(c)]).toEqual([['Down'], ['Up']])
    expect(movesFor(query, a)[0]?.direction).toBe('down')
    move(a, 'Down')
    expect(texts()).toBe('b a c')
    move(c, 'Up')
    expect(texts()).toBe('b c a')
  })

  it('skip positions that a rule refuses, and Nodes that cannot move', () => {
    const Closed = boxWith({ rules: { canMoveIn: () => false } })
    open([canvas(null, { is: Closed }), <Text key="a" />], { components: { Closed } })
    expect([idAt(1), 'ROOT', 'gone'].map(labels)).toEqual([['Up'], [], []])
  })
})

/** Adds a Text. */
function Tool() {
  const { connectors } = useEditor()
  return <i ref={refTo((el) => connectors.create(el, <Text text="new" />))}>Tool</i>
}

const dragOnto = (source: string, target: string, dropEffect = 'move') => {
  // Before the drag, because its image contains a copy of the text.
  const [from, onto] = [screen.getByText(source), screen.getByText(target)]
  drag('dragstart', from)
  drag('dragenter', onto)
  drag('dragover', onto)
  drag('dragend', from, { dataTransfer: { dropEffect } })
}

it.each([
  ['cancel the drag of an element of the page', 'a', 'none', 'a b'],
  ['drop an element of the page that is released over it', 'a', 'move', 'b a'],
  ['do not cancel a drag from the toolbox', 'Tool', 'none', 'a b new'],
])('The handlers that cancel a drag %s', (_, source, dropEffect, result) => {
  open('a b', { handlers: handlersOf(CancelableHandlers), children: <Tool /> })
  dragOnto(source, source === 'a' ? 'b' : 'a', dropEffect)
  expect(texts()).toBe(result)
})

it('The handlers for a double click do nothing on the background, whose connector has an empty id', () => {
  open('a', { handlers: handlersOf(SelectParentHandlers), children: <Background>Beside</Background> })
  expect(uncaughtIn(() => void fireEvent.doubleClick(screen.getByText('Beside')))).toBe('')
  expect(selected()).toEqual([])
})
