// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { App } from './App'

// jsdom has no layout.
HTMLElement.prototype.scrollIntoView = () => {}
afterEach(cleanup)

function tap(place: Element) {
  // jsdom has no layout.
  document.elementsFromPoint = () => [place]
  fireEvent.click(place)
}
const paragraphs = () =>
  [...screen.getByRole('region').querySelectorAll('p')].map((p) => p.textContent)

test('Two taps add a new text to the empty area, or move another one there', () => {
  render(<App />)
  expect(paragraphs()).toEqual(['First', 'Second', 'Empty', 'Last'])
  fireEvent.click(screen.getByText('New text'))
  expect(screen.getByRole('status').textContent).toBe('Tap where it should go.')
  tap(screen.getByText('Empty'))
  expect(paragraphs()).toEqual(['First', 'Second', 'New text', 'Last'])
  expect(screen.getByRole('status').textContent).toBe('')

  fireEvent.mouseDown(screen.getByText('First'))
  fireEvent.click(screen.getByText('Move'))
  tap(screen.getByText('Last'))
  expect(paragraphs()).toEqual(['Second', 'New text', 'Last', 'First'])
})
