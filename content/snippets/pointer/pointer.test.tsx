// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { App } from './App'

afterEach(cleanup)

test('The outline selects and moves by keyboard, and announces the result', async () => {
  render(<App />)
  const order = () =>
    screen.getAllByText('⠿').map((el) => el.parentElement?.textContent)
  fireEvent.click(screen.getByRole('button', { name: 'Text Two' }))
  const up = screen.getByRole('button', { name: 'Up' })
  up.focus()
  fireEvent.click(up)
  expect(order()).toEqual(['⠿ Two', '⠿ One', '⠿ Three'])
  expect(screen.getByRole('status').textContent).toBe('Moved: Up, 1 of 3 in div')
  // The button is gone, because the text is first.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Text Two'))
})
