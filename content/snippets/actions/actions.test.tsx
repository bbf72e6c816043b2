// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { App } from './App'
import { runAction } from './pageActions'
import { sendForm, sources } from './server'
import { FieldView, FormView, LiveValueView } from './views'
import { SendingError, VisitProvider, type Visit } from './visit'

afterEach(cleanup)

test('A button and a live value work on the published page, but not in the editor', async () => {
  const { container } = render(<App />)
  const page = () => within(container.lastElementChild as HTMLElement)
  fireEvent.click(screen.getByText('Like'))
  expect(screen.getByText('Likes:').textContent).toBe('Likes: 0')
  fireEvent.click(screen.getByText('Publish'))
  await page().findByText('12')
  fireEvent.click(page().getByText('Like'))
  fireEvent.click(page().getByText('Like'))
  expect(page().getByText('Likes:').textContent).toBe('Likes: 2')
  expect(screen.getAllByText('Likes:')[0]?.textContent).toBe('Likes: 0')
})

test.each(['', 'gone', 'constructor', '__proto__'])(
  'The action “%s” does nothing',
  (name) => {
    expect(() => runAction({ name, value: 'x' }, {} as Visit)).not.toThrow()
  },
)

test('A number may have a name that every object has, and a failed copy is shown', async () => {
  const setValue = vi.fn<Visit['setValue']>()
  const visit = { values: {}, setValue } as unknown as Visit
  runAction({ name: 'add', value: 'constructor' }, visit)
  // This document has no clipboard, like a page on http:.
  runAction({ name: 'copy', value: 'Bread' }, visit)
  await vi.waitFor(() => expect(setValue).toHaveBeenCalledTimes(2))
  expect(setValue.mock.calls).toEqual([
    ['constructor', 1],
    ['copied', 'Not copied'],
  ])
})

test('A value is requested once, and its name must be the name of a source', async () => {
  const stock = vi.fn(() => Promise.resolve(3))
  const value = (name: string, key = name) => (
    <LiveValueView key={key} label="" name={name} fallback="?" />
  )
  render(
    <VisitProvider sources={{ stock }} send={() => Promise.resolve()}>
      {[value('stock'), value('stock', 'again'), value('constructor')]}
    </VisitProvider>,
  )
  expect(await screen.findAllByText('3')).toHaveLength(2)
  expect(stock).toHaveBeenCalledTimes(1)
  expect(screen.getByText('?')).toBeTruthy()
})

test('A form that was not sent shows an error, keeps its input, and can be sent again', async () => {
  const send = vi
    .fn<Visit['send']>()
    .mockRejectedValueOnce(new Error())
    .mockRejectedValueOnce(new SendingError('Name: too short.'))
    .mockResolvedValue()
  render(
    <VisitProvider sources={{}} send={send}>
      <FormView name="order">
        <FieldView label="Name" name="name" required />
      </FormView>
    </VisitProvider>,
  )
  const field = screen.getByLabelText<HTMLInputElement>('Name')
  fireEvent.change(field, { target: { value: 'Ada' } })
  fireEvent.submit(screen.getByText('Send'))
  await screen.findByText('Your message was not sent. Try again.')
  expect(field.value).toBe('Ada')
  fireEvent.submit(screen.getByText('Send'))
  await screen.findByText('Not sent. Name: too short.')
  expect(field.value).toBe('Ada')
  fireEvent.change(field, { target: { value: 'Ada L.' } })
  fireEvent.submit(screen.getByText('Send'))
  await screen.findByText('Thank you. We received your message.')
  expect(field.value).toBe('')
  const [first, again, changed] = send.mock.calls
  expect([first, changed]).toEqual([
    ['order', { name: 'Ada' }, expect.any(String)],
    ['order', { name: 'Ada L.' }, expect.any(String)],
  ])
  // The server stores the same answers once, and changed ones again.
  expect(again).toEqual(first)
  expect(changed?.[2]).not.toBe(first?.[2])
})

test('What the visitor types while the form is sent remains', async () => {
  let store = () => {}
  const send = () => new Promise<void>((resolve) => (store = resolve))
  render(
    <VisitProvider sources={{}} send={send}>
      <FormView name="order">
        <FieldView label="Name" name="name" required />
      </FormView>
    </VisitProvider>,
  )
  const field = screen.getByLabelText<HTMLInputElement>('Name')
  fireEvent.change(field, { target: { value: 'Ada' } })
  fireEvent.submit(screen.getByText('Send'))
  fireEvent.change(field, { target: { value: 'Ada, and Bob' } })
  store()
  await screen.findByText('Thank you. We received your message.')
  expect(field.value).toBe('Ada, and Bob')
})

test('The name of a form is never used as an address', async () => {
  const fetched = vi.fn(() => Promise.resolve(new Response('7')))
  vi.stubGlobal('fetch', fetched)
  await sendForm('//evil.example', { name: 'Ada' }, '1')
  expect(await sources.stock?.()).toBe(7)
  expect(fetched.mock.calls.map(([address]: unknown[]) => address)).toEqual([
    '/api/forms',
    '/api/stock',
  ])
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ problem: 'Too many.' }, { status: 429 })),
  )
  await expect(sendForm('order', {}, '1')).rejects.toBeInstanceOf(SendingError)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 500 })))
  await expect(sendForm('order', {}, '1')).rejects.toThrow('500')
})
