// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { App } from './App'

afterEach(cleanup)

const columns = () =>
  [...document.querySelectorAll<HTMLElement>('.column')].map(
    ({ style, textContent }) => `${textContent} ${style.flexGrow}`,
  )

test('An arrow key moves the line between two columns, and undo reverts that', () => {
  render(<App />)
  expect(columns()).toEqual(['Left 1', 'Right 1'])
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowRight' })
  expect(columns()).toEqual(['Left 1.1', 'Right 0.9'])
  fireEvent.click(screen.getByText('Undo'))
  expect(columns()).toEqual(['Left 1', 'Right 1'])
})

test('A row can have more columns, or fewer without losing their content', () => {
  render(<App />)
  fireEvent.mouseDown(screen.getByText('Right'))
  fireEvent.click(screen.getByText('3'))
  expect(columns()).toEqual(['Left 1', 'Right 1', ' 1'])
  fireEvent.click(screen.getByText('1'))
  expect(columns()).toEqual(['LeftRight 1'])
  fireEvent.click(screen.getByText('Undo'))
  expect(columns()).toEqual(['Left 1', 'Right 1', ' 1'])
})
