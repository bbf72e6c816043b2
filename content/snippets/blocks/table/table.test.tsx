// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tryBlock } from '../shared/tryBlock'
import { App } from './App'

test('Cells can be edited, and rows and columns added and removed', () => {
  const { select, write, press, publish } = tryBlock(<App />)
  select('Day')
  write('Column 1', 'When')
  press('Add a row')
  press('Add a column')
  press('Remove the last row')
  press('Remove the last row')
  const rows = within(publish()).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['When', 'Open', ''],
    ['Monday to Friday', '7 to 18', ''],
  ])
  expect(screen.getAllByRole('columnheader', { name: 'When' })).toHaveLength(2)
})
