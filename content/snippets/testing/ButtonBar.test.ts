import { expect, test } from 'vitest'
import { acceptsButtons } from './ButtonBar'

const node = (
  id: string,
  name: string,
  parent: string | null,
  nodes: string[] = [],
) => ({
  id,
  data: { name, parent, nodes },
})
const bar = node('bar', 'ButtonBar', 'ROOT', ['a', 'b'])

test('A bar accepts a button, but not text', () => {
  expect(acceptsButtons([node('c', 'Button', 'ROOT')], bar)).toBe(true)
  expect(acceptsButtons([node('c', 'Text', 'ROOT')], bar)).toBe(false)
})

test('A bar accepts no fourth button', () => {
  const two = [node('c', 'Button', 'ROOT'), node('d', 'Button', 'ROOT')]
  expect(acceptsButtons(two, bar)).toBe(false)
})

test('The buttons of a full bar can still change places', () => {
  const full = node('bar', 'ButtonBar', 'ROOT', ['a', 'b', 'c'])
  expect(acceptsButtons([node('a', 'Button', 'bar')], full)).toBe(true)
})
