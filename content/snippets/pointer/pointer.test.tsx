// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { App } from './App'

afterEach(cleanup)

test('The outline selects and moves by keyboard, and announces the result', () => {
  render(<App />)
  const order = () =>
    screen.getAllByText(/^(One|Two|Three)$/).map((el) => el.textContent)
  const [first] = screen.getAllByRole('button', { name: 'Text' }).slice(-3)
  fireEvent.click(first!)
  fireEvent.click(screen.getByRole('button', { name: 'Down' }))
  expect(order()).toEqual(['⠿ Two', '⠿ One', '⠿ Three'])
  expect(screen.getByRole('status').textContent).toBe('Moved: Down')
})
