// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { App } from './App'

afterEach(cleanup)

const select = (text: string) => fireEvent.mouseDown(screen.getByText(text))
const field = () => screen.getByLabelText<HTMLInputElement>('Text')

test('A writer changes texts that are not locked, and only a designer moves and locks', () => {
  render(<App />)
  select('The name of the shop')
  expect(field().readOnly).toBe(true)
  select('What is new')
  expect([field().readOnly, screen.getByText('What is new').draggable]).toEqual([
    false,
    false,
  ])
  expect(screen.queryByRole('button', { name: 'Lock' })).toBeNull()
  fireEvent.change(screen.getByLabelText('Role'), { target: { value: 'designer' } })
  select('What is new')
  fireEvent.click(screen.getByRole('button', { name: 'Lock' }))
  expect(field().readOnly).toBe(true)
})
