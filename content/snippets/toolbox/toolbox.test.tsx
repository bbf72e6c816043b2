// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { App } from './App'

afterEach(cleanup)

test('A click on a tool adds its component to the end of the page', () => {
  render(<App />)
  const page = screen.getByText('Drag me').parentElement
  fireEvent.click(screen.getByRole('button', { name: 'Text' }))
  expect(page?.lastElementChild?.textContent).toBe('New text')
})
