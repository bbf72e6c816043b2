// @vitest-environment jsdom
import type { SerializedNodes } from '@craftjs/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PageView } from '../saving/PageView'
import { App } from './App'
import { columnViews } from './views'

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

test('A published row has columns of the same widths, without handles', () => {
  const node = { custom: {}, hidden: false, isCanvas: true, linkedNodes: {}, nodes: [] }
  const column = (width: number) => ({
    ...{ ...node, displayName: 'Column', parent: 'ROOT' },
    ...{ type: { resolvedName: 'Column' }, props: { width, children: 'Text' } },
  })
  const nodes: SerializedNodes = {
    ROOT: {
      ...{ ...node, displayName: 'Row', parent: null, nodes: ['left', 'right'] },
      ...{ type: { resolvedName: 'Row' }, props: {} },
    },
    left: column(1.5),
    right: column(0.5),
  }
  render(<PageView nodes={nodes} views={columnViews} />)
  expect(columns()).toEqual(['Text 1.5', 'Text 0.5'])
  expect(screen.queryByRole('slider')).toBeNull()
})
