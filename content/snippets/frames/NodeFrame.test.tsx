// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { App } from './App'

afterEach(cleanup)

test('The selected Node has a frame and a label with its name', () => {
  // jsdom has no layout.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private measure: () => void
      constructor(measure: () => void) {
        this.measure = measure
      }
      observe() {
        this.measure()
      }
      disconnect() {}
    },
  )
  render(<App />)
  const text = screen.getByText('Text')
  fireEvent.mouseDown(text)
  expect(text.hasAttribute('data-active')).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }))
  expect(screen.queryByText('Text')).toBeNull()
})
