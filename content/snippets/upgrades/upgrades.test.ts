import { expect, test } from 'vitest'
import { currentVersion, openPage } from './storedPage'
import { templatesWithVersion } from './storedTemplates'
import { version0 } from './version0'

test('A page of version 0 opens in the form of today', () => {
  const { ROOT, a, b, ...rest } = openPage({ version: 0, nodes: version0 })
  expect(rest).toEqual({ poll: version0.poll })
  expect(ROOT?.nodes).toEqual(['a', 'b', 'poll'])
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

test('A template of version 0 is upgraded like a page', () => {
  const { fromText, toText } = templatesWithVersion()
  const { center, a, b, counter } = version0
  const templates = [
    { rootId: 'center', nodes: { center, a, b } },
    { rootId: 'counter', nodes: { counter } },
  ]
  // What was in the Center is left of it, and the Counter is gone.
  const opened = fromText(JSON.stringify({ version: 0, templates }))
  expect(opened.map(({ rootId, nodes }) => [rootId, Object.keys(nodes)])).toEqual([
    ['a', ['a']],
    ['b', ['b']],
  ])
  expect(opened[0]!.nodes.a!.props.level).toBe(1)
  expect(fromText(toText(opened))).toEqual(opened)
})
