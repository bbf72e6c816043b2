import type { SerializedNodes } from '@craftjs/core'
import { expect, test } from 'vitest'
import { firstPage } from './firstPage'
import { mergePages } from './mergePages'

const base = JSON.parse(firstPage.json) as SerializedNodes
const withText = (id: string, text: string): SerializedNodes => ({
  ...base,
  [id]: { ...base[id]!, props: { text } },
})

test('Changes of different elements are both kept', () => {
  const { nodes, conflicts } = mergePages(
    base,
    withText('a', 'Mine'),
    withText('b', 'Theirs'),
  )
  expect([nodes.a?.props.text, nodes.b?.props.text, conflicts]).toEqual([
    'Mine',
    'Theirs',
    [],
  ])
})

test('If both change an element, their change is kept and reported', () => {
  const { nodes, conflicts } = mergePages(
    base,
    withText('a', 'Mine'),
    withText('a', 'Theirs'),
  )
  expect([nodes.a?.props.text, conflicts]).toEqual(['Theirs', ['a']])
})
