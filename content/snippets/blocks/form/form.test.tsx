// @vitest-environment jsdom
import type { ReactElement } from 'react'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { VisitProvider } from '../../actions/visit'
import { openEditor } from '../../testing/openEditor'
import { tryBlock } from '../shared/tryBlock'
import { App } from './App'
import { firstField, firstForm, Form, FormField } from './Form'
import { FormBlockView, FormFieldView } from './FormView'

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

test('Only a form accepts fields', () => {
  const resolver = { Form, FormField }
  const { query } = openEditor(<Form {...firstForm} />, resolver)
  const takes = (element: ReactElement) => {
    const { nodes, rootNodeId } = query.parseReactElement(element).toNodeTree()
    return query.node('ROOT').isDroppable(nodes[rootNodeId]!)
  }
  expect([takes(<FormField {...firstField} />), takes(<p />)]).toEqual([true, false])
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
  expect(send).toHaveBeenCalledWith('order', { name: 'Ada' })
})
