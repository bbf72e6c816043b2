// @vitest-environment jsdom
import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tryBlock } from '../shared/tryBlock'
import { App } from './App'

test('Sections are open in the editor but closed for visitors', () => {
  const { select, press, publish } = tryBlock(<App />)
  select('First section')
  press('Remove')
  const states = (page: HTMLElement) =>
    within(page)
      .getAllByRole('group')
      .map((section) => [section.textContent, (section as HTMLDetailsElement).open])
  expect(states(publish())).toEqual([['Second section', false]])
  expect(document.querySelector('main details')?.hasAttribute('open')).toBe(true)
})
