// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { tryBlock } from '../shared/tryBlock'
import { App } from './App'

test('A quote without an author has no line for one', () => {
  const { select, write, publish } = tryBlock(<App />)
  select('What was said')
  write('Text', 'Bread is ready.')
  write('Author', '')
  expect(publish().textContent).toBe('Bread is ready.')
  expect(publish().querySelector('figcaption')).toBeNull()
})
