// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CrashBoundary } from './CrashBoundary'

it.each([
  [new Error('No such node'), 'No such node'],
  ['just words', 'just words'],
  [undefined, 'Unknown error'],
])('a page that crashes shows the message of %s, and can retry', (value, message) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  // jsdom fails when it reports that `undefined` was thrown.
  addEventListener('error', (event) => event.preventDefault())
  let thrown: { value: unknown } | null = { value }
  function Page() {
    if (thrown) throw thrown.value
    return <p>Words</p>
  }
  const { container } = render(
    <CrashBoundary page="/a">
      <Page />
    </CrashBoundary>,
  )
  expect(screen.getByRole('heading').textContent).toBe('This page crashed.')
  expect(container.querySelector('p')!.textContent).toBe(message)
  thrown = null
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(container.textContent).toBe('Words')
})
