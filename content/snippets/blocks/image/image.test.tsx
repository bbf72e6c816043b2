// @vitest-environment jsdom
import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tryBlock } from '../shared/tryBlock'
import { App } from './App'

test('Visitors see chosen pictures with descriptions, but no empty ones', () => {
  const { select, write, press, publish } = tryBlock(<App />)
  const pictures = () => within(publish()).queryAllByRole('img')
  expect(pictures().map((picture) => picture.getAttribute('alt'))).toEqual([
    'Green hills',
  ])
  select('Select me to choose a picture.')
  press('Sea')
  write('Description', 'A boat')
  expect(pictures().map((picture) => picture.getAttribute('alt'))).toEqual([
    'A boat',
    'Green hills',
  ])
})
