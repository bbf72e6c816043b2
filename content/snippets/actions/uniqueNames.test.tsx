// @vitest-environment jsdom
import { Editor, Element, Frame, useEditor, type SerializedNodes } from '@craftjs/core'
import {
  act,
  cleanup,
  fireEvent,
  render,
  renderHook,
  screen,
} from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SettingsPanel } from '../editing/SettingsPanel'
import { fromTemplate, toTemplate } from '../editing/template'
import { useClipboard } from '../editing/useClipboard'
import { Field, Form, resolver } from './blocks'
import { uniqueNames } from './uniqueNames'
import { FieldView, FormView } from './views'
import { VisitProvider } from './visit'

afterEach(cleanup)

const field = (name: string) => <Field label="" name={name} required={false} />

function openForm(data?: string) {
  const { result } = renderHook(() => ({ ...useEditor(), clipboard: useClipboard() }), {
    wrapper: ({ children }) => (
      <Editor resolver={resolver} normalizeNodes={uniqueNames('Field')}>
        <Frame data={data}>
          <Element is={Form} canvas name="order">
            {field('name')}
          </Element>
        </Frame>
        {children}
      </Editor>
    ),
  })
  const { actions, query, clipboard } = result.current
  const children = () => query.node('ROOT').get().data.nodes
  const names = () =>
    children().map((id) => query.node(id).get().data.props.name as string)
  return { actions, query, clipboard, children, names }
}

test('New, duplicated and pasted fields, and fields from templates, get a name that no other field has', () => {
  const { actions, query, clipboard, children, names } = openForm()
  const add = (name: string) =>
    act(() =>
      actions.addNodeTree(query.parseReactElement(field(name)).toNodeTree(), 'ROOT'),
    )
  add('name')
  add('name')
  expect(names()).toEqual(['name', 'name-2', 'name-3'])
  act(() => actions.history.undo())
  act(() => actions.history.redo())
  expect(names()).toEqual(['name', 'name-2', 'name-3'])

  act(() => actions.selectNode(children()[1]))
  act(() => void clipboard.duplicate())
  act(() => void clipboard.paste(clipboard.copy()!))
  act(() =>
    actions.addNodeTree(fromTemplate(query, toTemplate(query, children()[0]!)), 'ROOT'),
  )
  expect(names().sort()).toEqual([
    'name',
    ...[2, 3, 4, 5, 6].map((count) => `name-${count}`),
  ])
})

test('A saved page with equal names opens with different ones', () => {
  const { actions, query } = openForm()
  const tree = query.parseReactElement(field('city')).toNodeTree()
  act(() => actions.addNodeTree(tree, 'ROOT'))
  const page = JSON.parse(query.serialize()) as SerializedNodes
  page[tree.rootNodeId]!.props.name = 'name'
  expect(openForm(JSON.stringify(page)).names()).toEqual(['name', 'name-2'])
})

test('The settings reject an empty key and a key that another field already has', () => {
  render(
    <Editor resolver={resolver}>
      <Frame>
        <Element is={Form} canvas name="order">
          {field('city')}
          <Field label="Your name" name="name" required={false} />
        </Element>
      </Frame>
      <SettingsPanel />
    </Editor>,
  )
  fireEvent.mouseDown(screen.getByText('Your name'))
  const key = screen.getByLabelText<HTMLInputElement>('Key in the form data')
  const shown = () => screen.getByText('Your name').querySelector('input')?.name
  fireEvent.focus(key)
  for (const [typed, stored] of [
    ['cit', 'cit'],
    ['city', 'cit'],
    ['', 'cit'],
    ['town', 'town'],
  ]) {
    fireEvent.change(key, { target: { value: typed } })
    expect([key.value, shown(), key.getAttribute('aria-invalid')]).toEqual([
      typed,
      stored,
      String(typed !== stored),
    ])
  }
  // A refused key leaves the one before, not what was typed on the way.
  fireEvent.blur(key)
  fireEvent.focus(key)
  for (const typed of ['ci', 'city'])
    fireEvent.change(key, { target: { value: typed } })
  fireEvent.blur(key)
  expect([key.value, shown()]).toEqual(['town', 'town'])
})

test('Several answers with one name are sent as a list', async () => {
  const send = vi.fn(() => Promise.resolve())
  render(
    <VisitProvider sources={{}} send={send}>
      <FormView name="order">
        <FieldView label="Name" name="name" required={false} />
        {['Rye', 'Spelt', 'Oat'].map((bread) => (
          <input
            key={bread}
            type="checkbox"
            aria-label={bread}
            name="breads"
            value={bread}
            defaultChecked={bread !== 'Oat'}
          />
        ))}
      </FormView>
    </VisitProvider>,
  )
  fireEvent.submit(screen.getByText('Send'))
  await screen.findByText('Thank you. We received your message.')
  expect(send).toHaveBeenCalledWith(
    'order',
    { name: '', breads: ['Rye', 'Spelt'] },
    expect.any(String),
  )
})
