import { expect, test } from 'vitest'
import { templatesWithVersion } from './storedTemplates'
import { version0 } from './version0'

test('A template of version 0 is upgraded like a page', () => {
  const { fromText, toText } = templatesWithVersion()
  const { center, a, b, counter } = version0
  const templates = [
    { rootId: 'center', nodes: { center, a, b } },
    { rootId: 'counter', nodes: { counter } },
  ]
  // Only the contents of the Center remain, and the Counter is removed.
  const opened = fromText(JSON.stringify({ version: 0, templates }))
  expect(opened.map(({ rootId, nodes }) => [rootId, Object.keys(nodes)])).toEqual([
    ['a', ['a']],
    ['b', ['b']],
  ])
  expect(opened[0]!.nodes.a!.props.level).toBe(1)
  expect(fromText(toText(opened))).toEqual(opened)
  expect(fromText(JSON.stringify(templates))).toEqual(opened)
})
