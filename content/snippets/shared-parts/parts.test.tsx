// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PageView } from '../saving/PageView'
import { App } from './App'
import { PartsProvider, type Parts } from './parts'
import { stored } from './stored'
import { views } from './views'

afterEach(cleanup)

const lines = () =>
  [...document.querySelectorAll('.line')].map(({ textContent }) => textContent)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const select = (text: string) => fireEvent.mouseDown(screen.getByText(text))

test('A change in the part appears in every instance without its own words', () => {
  render(<App />)
  const before = [
    'Bread',
    'Half price on Mondays',
    'Between the two',
    'Cakes',
    'Half price on Mondays',
  ]
  expect(lines()).toEqual(before)
  type('Edit', 'offer')
  select('Bread')
  type('Text', 'Rolls')
  select('Half price on Mondays')
  type('Text', 'Free')
  type('Edit', 'page')
  expect(lines()).toEqual(['Rolls', 'Free', 'Between the two', 'Cakes', 'Free'])
})

test('An instance can have its own text, and can switch back to the part’s text', () => {
  render(<App />)
  select('Bread')
  type('“Bread” here', 'Pies')
  expect(lines()[0]).toBe('Pies')
  press('Reset to the part')
  expect(lines()[0]).toBe('Bread')
})

const inside = (part: string) =>
  ({
    ...stored.offer,
    title: { ...stored.page!.first!, props: { part, overrides: {} } },
  }) as Parts[string]

test.each([
  ['itself', 'offer'],
  ['a missing part', 'toString'],
])('A part that contains %s does not break the published page', (_, part) => {
  const parts: Parts = { ...stored, offer: inside(part) }
  render(
    <PartsProvider parts={parts} views={views}>
      <PageView nodes={stored.page!} views={views} />
    </PartsProvider>,
  )
  expect(screen.getAllByText(/is not available here/)).toHaveLength(2)
  expect(lines()).toContain('Between the two')
})
