// @vitest-environment jsdom
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { Element } from '@craftjs/core'
import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { VisitProvider } from '../../actions/visit'
import { openEditor } from '../../testing/openEditor'
import { Column, Columns } from '../columns/Columns'
import { Area } from '../shared/Area'
import { tryBlock } from '../shared/tryBlock'
import { App } from './App'
import { firstField, firstForm, firstStep, Form, FormField, FormStep } from './Form'
import { FormBlockView, FormFieldView, FormStepView } from './FormView'

afterEach(cleanup)

test('The user chooses the type of a field', () => {
  const { select, write, publish } = tryBlock(<App />)
  select('Your name')
  write('Label', 'Email')
  write('Type', 'email')
  write('Required', 'no')
  const field = within(publish()).getByLabelText<HTMLInputElement>('Email')
  expect([field.type, field.required]).toEqual(['email', false])
})

test('Fields belong in a form, in its steps and in its columns, and a form in none', () => {
  const resolver = { Area, Form, FormField, FormStep, Columns, Column }
  const { actions, query } = openEditor(
    <Element is={Area} canvas>
      <Columns />
      <Element is={Form} canvas {...firstForm}>
        <Element is={FormStep} canvas {...firstStep} />
        <Columns />
        <FormField {...firstField} />
      </Element>
    </Element>,
    resolver,
  )
  const nodes = Object.values(query.getNodes())
  const idsOf = (name: string) =>
    nodes.filter(({ data }) => data.name === name).map(({ id }) => id)
  const [outside = '', , inside = ''] = idsOf('Column')
  const [field = ''] = idsOf('FormField')
  const [form = ''] = idsOf('Form')
  const [, columns = ''] = idsOf('Columns')
  const takes = (place: string, element: ReactElement) => {
    const { nodes, rootNodeId } = query.parseReactElement(element).toNodeTree()
    return query.node(place).isDroppable(nodes[rootNodeId]!)
  }
  const places = [form, ...idsOf('FormStep'), inside, outside, 'ROOT']
  const all = (element: ReactElement) => places.map((place) => takes(place, element))
  expect(all(<FormField {...firstField} />)).toEqual([true, true, true, false, false])
  expect(all(<Form {...firstForm} />)).toEqual([false, false, false, true, true])
  expect(all(<Columns />)).toEqual([true, true, true, true, true])
  expect(query.node(outside).isDroppable(form)).toBe(true)
  // Columns with a field do not leave the form.
  expect(query.node('ROOT').isDroppable(columns)).toBe(true)
  act(() => actions.move(field, inside, 0))
  expect(query.node('ROOT').isDroppable(columns)).toBe(false)
})

test('A visitor sends the form under its name', async () => {
  onTestFinished(cleanup)
  const send = vi.fn(() => Promise.resolve())
  render(
    <VisitProvider sources={{}} send={send}>
      <FormBlockView name="order" button="Order">
        <FormFieldView {...firstField} />
      </FormBlockView>
    </VisitProvider>,
  )
  fireEvent.change(screen.getAllByLabelText('Your name').at(-1)!, {
    target: { value: 'Ada' },
  })
  fireEvent.submit(screen.getByText('Order'))
  await screen.findByText('Thank you. We received your message.')
  expect(send).toHaveBeenCalledWith('order', { name: 'Ada' }, expect.any(String))
})

const order = [
  <FormStepView key="1" title="Bread">
    <FormFieldView
      {...firstField}
      label="Breads"
      name="breads"
      kind="boxes"
      options={'Rye\nOat'}
    />
    <FormFieldView
      {...firstField}
      label="How sliced"
      name="slices"
      kind="choice"
      options={'Thin\nThick'}
      ifField="breads"
      ifAnswer="Oat"
    />
  </FormStepView>,
  <FormStepView key="2" title="You">
    <FormFieldView {...firstField} />
  </FormStepView>,
]

test('A visitor answers step by step, and sees fields that depend on an answer', async () => {
  const send = vi.fn(() => Promise.resolve())
  render(
    <VisitProvider sources={{}} send={send}>
      <FormBlockView name="order" button="Order">
        {order}
        <FormFieldView {...firstField} label="Note" name="note" />
      </FormBlockView>
    </VisitProvider>,
  )
  // A field outside the steps is always there, and always checked.
  fireEvent.click(screen.getByLabelText('Rye'))
  fireEvent.click(screen.getByText('Next'))
  expect(screen.queryByText('Back')).toBeNull()
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Soon' } })
  fireEvent.click(screen.getByLabelText('Rye'))
  const isShown = (label: string) =>
    screen.getByLabelText(label).closest('[hidden]') === null
  expect([isShown('Rye'), isShown('How sliced'), isShown('Your name')]).toEqual([
    true,
    false,
    false,
  ])
  // Required: at least one box.
  fireEvent.click(screen.getByText('Next'))
  expect(isShown('Your name')).toBe(false)
  fireEvent.click(screen.getByLabelText('Oat'))
  expect(isShown('How sliced')).toBe(true)
  fireEvent.change(screen.getByLabelText('How sliced'), { target: { value: 'Thin' } })
  fireEvent.click(screen.getByText('Next'))
  expect([isShown('Rye'), isShown('Your name')]).toEqual([false, true])
  expect(document.activeElement).toBe(screen.getByLabelText('Your name'))

  fireEvent.click(screen.getByText('Back'))
  // The answer to a hidden field stays there, but is not sent.
  fireEvent.click(screen.getByLabelText('Oat'))
  fireEvent.click(screen.getByLabelText('Rye'))
  fireEvent.click(screen.getByText('Next'))
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Ada' } })
  fireEvent.click(screen.getByText('Order'))
  await screen.findByText('Thank you. We received your message.')
  expect(send).toHaveBeenCalledWith(
    'order',
    { breads: 'Rye', name: 'Ada', note: 'Soon' },
    expect.any(String),
  )
  expect([isShown('Rye'), isShown('Your name')]).toEqual([true, false])

  // The next visitor ticks the same box.
  const rye = screen.getByLabelText<HTMLInputElement>('Rye')
  await waitFor(() => expect(rye.required).toBe(true))
  fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Late' } })
  fireEvent.click(rye)
  expect(screen.getByRole('status').textContent).toBe('')
  fireEvent.click(screen.getByText('Next'))
  expect([isShown('Rye'), isShown('Your name')]).toEqual([false, true])
})

test('Before the scripts have run, all fields of all steps are there', () => {
  const html = renderToString(
    <VisitProvider sources={{}} send={() => Promise.resolve()}>
      <FormBlockView name="order" button="Order">
        {order}
      </FormBlockView>
    </VisitProvider>,
  )
  expect(html).not.toMatch(/hidden|disabled|Next/)
  // Only the name is required. Whether the slices are depends on an answer.
  expect(html.match(/required/g)).toHaveLength(1)
})
