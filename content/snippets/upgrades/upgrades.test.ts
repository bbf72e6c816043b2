import type { SerializedNode, SerializedNodes } from '@craftjs/core'
import { expect, test } from 'vitest'
import { currentVersion, openPage } from './storedPage'

const node = (fields: Partial<SerializedNode>): SerializedNode => ({
  type: 'div',
  isCanvas: false,
  props: {},
  displayName: '',
  custom: {},
  parent: 'ROOT',
  hidden: false,
  nodes: [],
  linkedNodes: {},
  ...fields,
})

/** A page as the first version saved it. Never change it: it stands for real ones. */
const version0: SerializedNodes = {
  ROOT: node({ isCanvas: true, parent: undefined, nodes: ['center', 'counter'] }),
  center: node({
    type: { resolvedName: 'Center' },
    isCanvas: true,
    nodes: ['a', 'b'],
  }),
  a: node({ type: { resolvedName: 'Title' }, parent: 'center', props: { size: 40 } }),
  b: node({ type: { resolvedName: 'Title' }, parent: 'center', props: { size: 20 } }),
  counter: node({
    type: { resolvedName: 'Counter' },
    linkedNodes: { label: 'label' },
  }),
  label: node({ parent: 'counter' }),
}

test('A page of version 0 opens in the form of today', () => {
  const { ROOT, a, b, ...rest } = openPage({ version: 0, nodes: version0 })
  expect(rest).toEqual({})
  expect(ROOT?.nodes).toEqual(['a', 'b'])
  expect(a).toMatchObject({ type: { resolvedName: 'Heading' }, props: { level: 1 } })
  expect(b).toMatchObject({ parent: 'ROOT', props: { level: 2 } })
})

test('A page of today is left as it is', () => {
  expect(openPage({ version: currentVersion, nodes: version0 })).toEqual(version0)
})

test('A page from the future is refused', () => {
  const page = { version: currentVersion + 1, nodes: version0 }
  expect(() => openPage(page)).toThrow('this editor knows')
})
