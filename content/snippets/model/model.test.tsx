// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { right, wrong } from './answers'
import { App } from './App'
import { resolver } from './blocks'
import { writePage } from './writePage'

afterEach(cleanup)

test('A page loads after the model has corrected it', async () => {
  render(<App />)
  fireEvent.click(screen.getByText('Write the page'))
  expect(await screen.findByText('Bread, baked at night')).toBeTruthy()
})

const ask = (answer: string) =>
  writePage('Bread', { ask: () => Promise.resolve(answer), resolver })

test.each([
  ['no JSON', 'Sorry', /The answer is not JSON/],
  ['a number out of range', wrong, /level, which must be a number from 1 to 3/],
  ['an unknown component', right.replace('"Text"', '"Script"'), /Script/],
])('An answer with %s is refused', (_, answer, problem) =>
  expect(ask(answer)).rejects.toThrow(problem),
)
