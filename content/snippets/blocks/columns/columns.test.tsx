// @vitest-environment jsdom
import type { ReactElement } from 'react'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openEditor } from '../../testing/openEditor'
import { Quote } from '../quote/Quote'
import { tryBlock } from '../shared/tryBlock'
import { App } from './App'
import { Column, Columns } from './Columns'

afterEach(cleanup)

test('The gap between the columns is a name that the style sheet defines', () => {
  const { select, publish } = tryBlock(<App />)
  fireEvent.mouseDown(document.querySelector('.block-columns')!)
  fireEvent.click(screen.getByLabelText('Large'))
  expect(publish().querySelector('.block-columns')?.getAttribute('data-gap')).toBe(
    'large',
  )
  select('Drag me into a column.')
  expect(screen.queryByLabelText('Large')).toBeNull()
})

test('An empty column has a hint in the editor, but not for visitors', () => {
  const { publish } = tryBlock(<App />)
  expect(screen.getAllByText('Drop a block here')).toHaveLength(2)
  expect(publish().textContent).toBe('Drag me into a column.')
})

test('A column accepts blocks, but no other column', () => {
  const { query } = openEditor(<Columns />, { Columns, Column, Quote })
  const { left = '' } = query.node('ROOT').get().data.linkedNodes
  const takes = (element: ReactElement) => {
    const { nodes, rootNodeId } = query.parseReactElement(element).toNodeTree()
    return query.node(left).isDroppable(nodes[rootNodeId]!)
  }
  expect([takes(<Quote text="" author="" />), takes(<Column />)]).toEqual([true, false])
})
