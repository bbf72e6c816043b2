// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { App } from './App'

afterEach(cleanup)

test('One frame follows the selection, and the page is measured', () => {
  render(<App />)
  expect(screen.getByRole('status').textContent).toMatch(/^101 Nodes, \d+ kB$/)
  const before = document.body.childElementCount
  fireEvent.mouseDown(screen.getByText('Text 7'))
  expect(document.body.childElementCount).toBe(before + 1)
})
