import { expect, test } from 'vitest'
import { currentVersion, openPage, type StoredPage } from './storedPage'
import { version0 } from './version0'

test('A page of version 0 opens in the current format', () => {
  const { ROOT, a, b, ...rest } = openPage({ version: 0, nodes: version0 })
  expect(rest).toEqual({ poll: version0.poll })
  expect(ROOT?.nodes).toEqual(['a', 'b', 'poll'])
  expect(a).toMatchObject({ type: { resolvedName: 'Heading' }, props: { level: 1 } })
  expect(b).toMatchObject({ parent: 'ROOT', props: { level: 2 } })
})

test('A page stored without a version is version 0', () => {
  const opened = openPage({ version: 0, nodes: version0 })
  expect(openPage(version0)).toEqual(opened)
  expect(openPage({ nodes: version0 } as unknown as StoredPage)).toEqual(opened)
})

test('Does not change a page of the current version', () => {
  expect(openPage({ version: currentVersion, nodes: version0 })).toEqual(version0)
})

test('A page from the future is refused', () => {
  const page = { version: currentVersion + 1, nodes: version0 }
  expect(() => openPage(page)).toThrow('This editor supports')
})
