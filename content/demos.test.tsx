// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Collectors } from './demos/Collectors'
import { History } from './demos/History'
import { LayersPanel } from './demos/LayersPanel'
import { NodeState } from './demos/NodeState'
import { PictureToolbox } from './demos/PictureToolbox'
import { StrangersPage } from './demos/StrangersPage'
import { Toolbox } from './demos/Toolbox'
import { WholeEditor } from './demos/WholeEditor'

// Demos whose pages only the nightly run opens, as far as they work without a layout. The others: e2e/site/demos.spec.ts.

// jsdom has no layout.
const scrolled = vi.fn()
HTMLElement.prototype.scrollIntoView = scrolled
afterEach(cleanup)

const textsOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent)

test('Collectors: the line below the page reports what it collects', () => {
  render(<Collectors />)
  fireEvent.mouseOver(screen.getByText('Plum'))
  fireEvent.mouseDown(screen.getByText('Plum'))
  expect(screen.getByText('4 nodes. Selected: Plum. Hovered: Plum.')).toBeTruthy()
  expect(textsOf('[data-selected=true]')).toEqual(['Plum'])
})

test('History: ignored steps cannot be undone, and throttled ones are one step', () => {
  render(<History />)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  const counter = () => /Counter A: (\d)/.exec(document.body.textContent)?.[1]
  press('Add 1, ignored')
  expect(counter()).toBe('1')
  expect(screen.getByRole('button', { name: 'Undo: nothing' })).toBeTruthy()
  for (const [name, value] of [
    ['Add 1, throttled', '2'],
    ['Add 1, throttled', '3'],
    ['Undo', '1'],
    ['Redo', '3'],
  ] as const) {
    press(name)
    expect(counter()).toBe(value)
  }
})

test('NodeState: a slider changes its prop, and markers show the events of a Node', () => {
  render(<NodeState />)
  fireEvent.change(screen.getByRole('slider', { name: 'Speed' }), { target: { value: '71' } })
  expect(screen.getByText(/Speed: 71/)).toBeTruthy()
  fireEvent.mouseOver(screen.getByText(/Quality/))
  fireEvent.mouseDown(screen.getByText(/Quality/))
  expect(textsOf('[data-yes=true]')).toEqual(['selected', 'hovered'])
})

test('LayersPanel: a row can expand, and hide its Node', () => {
  render(<LayersPanel />)
  const rows = () => textsOf('.demo-layers .demo-layer span')
  expect(rows()).toEqual(['Page', 'Header', 'Body'])
  fireEvent.click(screen.getByRole('button', { name: 'Inside Body' }))
  expect(rows()).toEqual(['Page', 'Header', 'Body', 'Text'])
  const row = screen.getByRole('button', { name: 'Inside Body' }).parentElement!
  fireEvent.click(within(row).getByRole('button', { name: 'Hide' }))
  expect(document.querySelector('[data-name=Body]')).toBeNull()
})

test('Toolbox: a click adds a text, and the field edits the selected one', () => {
  render(<Toolbox />)
  fireEvent.click(screen.getByRole('button', { name: 'Text' }))
  fireEvent.mouseDown(screen.getByText('New text'))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Mine' } })
  expect(textsOf('.demo-text')).toEqual(['Select me and change my words', 'Mine'])
})

test.each([
  ['Toolbox', Toolbox, 'New text'],
  ['WholeEditor', WholeEditor, 'New text'],
  ['PictureToolbox', PictureToolbox, null],
])('%s: an added text is scrolled to, and its words can be typed', async (_, Demo, words) => {
  scrolled.mockClear()
  render(<Demo />)
  fireEvent.click(screen.getByRole('button', { name: 'Text' }))
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalled())
  if (words !== null) await vi.waitFor(() => expect(document.activeElement).toHaveProperty('value', words))
})

test('StrangersPage: a tag needs no resolver', () => {
  render(<StrangersPage />)
  expect(textsOf('form')).toEqual(['Type your password here'])
})
