// @vitest-environment jsdom
import { fireEvent, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tryBlock } from '../shared/tryBlock'
import { App } from './App'

test('Tabs can be added and renamed; arrows and Home move between them', () => {
  const { select, write, press, publish } = tryBlock(<App />)
  select('First')
  write('Title', 'Bread')
  press('Add: Tab')
  const page = within(publish())
  const names = () => page.getAllByRole('tab').map((tab) => tab.textContent)
  const open = () => page.getByRole('tab', { selected: true })
  expect([names(), open().textContent]).toEqual([['Bread', 'Second', 'Tab 3'], 'Bread'])
  fireEvent.keyDown(open(), { key: 'ArrowLeft' })
  expect([open().textContent, open() === document.activeElement]).toEqual([
    'Tab 3',
    true,
  ])
  fireEvent.keyDown(open(), { key: 'ArrowRight' })
  expect(open().textContent).toBe('Bread')
  expect(page.getByRole('tabpanel').getAttribute('aria-labelledby')).toBe(open().id)
})
