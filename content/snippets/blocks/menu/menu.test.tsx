// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tryBlock } from '../shared/tryBlock'
import { App } from './App'

test('Links can be renamed, reordered, and added', () => {
  const { select, write, press, publish } = tryBlock(<App />)
  select('Home')
  write('Title', 'Start')
  write('Address', '/start')
  fireEvent.click(screen.getAllByRole('button', { name: 'Move up' })[1]!)
  press('Add: Link')
  const links = [...within(publish()).getByRole('navigation').querySelectorAll('a')]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About us', '/about'],
    ['Start', '/start'],
    ['Link 3', ''],
  ])
})
