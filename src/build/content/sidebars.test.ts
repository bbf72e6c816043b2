import { expect, test } from 'vitest'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { resolveSidebar } from './sidebars'

const docs = new Map([
  ['overview', { docId: 'overview', sidebarLabel: 'Overview', path: '/docs/overview' }],
  ['api/node', { docId: 'api/node', sidebarLabel: 'Node', path: '/docs/api/node' }],
])

const { at, write } = temporaryFolder()
// No sidebars are written there, so messages have no line.
const targets = { docs, hidden: new Set<string>(), root: '/none' }

test('marks docs that are only listed in develop', () => {
  const written = { docId: 'b', sidebarLabel: 'B', path: '/docs/b' }
  const titleOf = (fields: object) =>
    resolveSidebar('docs', ['b'], { ...targets, docs: new Map([['b', { ...written, ...fields }]]) })
  expect(titleOf({ draft: true })).toMatchObject([{ title: 'B (draft)' }])
  expect(titleOf({ unlisted: true })).toMatchObject([{ title: 'B (unlisted)' }])
  expect(titleOf({ draft: false, unlisted: false })).toMatchObject([{ title: 'B' }])
})

test('omits drafts, and a category with nothing else', () => {
  const inputs = ['overview', { label: 'Later', items: ['later'] }]
  expect(resolveSidebar('docs', inputs, { ...targets, hidden: new Set(['later']) })).toEqual([
    { type: 'link', docId: 'overview', title: 'Overview', path: '/docs/overview' },
  ])
})

test('rejects an empty category', () => {
  expect(() => resolveSidebar('docs', [{ label: 'Later', items: [] }], targets))
    .toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/sidebars.ts has the category "Later" without docs.

    List at least one doc id in its items, or delete it.]
  `)
})

test('names an unknown key of a category', () => {
  const category = { label: 'Intro', items: ['overview'], collapsd: true }
  expect(() => resolveSidebar('docs', [category], targets)).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/sidebars.ts, in the category "Intro", has an unknown key "collapsd".

    These exist:
    - label
    - items]
  `)
})

test('names an entry that is no category', () => {
  for (const entry of [{ label: 'Guides' }, { label: 'Guides', items: 'overview' }, { items: ['overview'] }])
    expect(() => resolveSidebar('docs', [entry as never], targets)).toThrow(
      'has an entry that is neither a doc id nor a category',
    )
})

test('names every mistake in a sidebar, each with its line', () => {
  const text =
    "export default {\n  docs: [\n    'overview',\n    42,\n    {\n      label: 'A',\n      items: ['overview', 'gone/elsewhere'],\n    },\n  ],\n}\n"
  write('content/sidebars.ts', text)
  const inputs = ['overview', 42 as unknown as string, { label: 'A', items: ['overview', 'gone/elsewhere'] }]
  expect(() => resolveSidebar('docs', inputs, { ...targets, root: at() }))
    .toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: There are 3 mistakes.

    1. content/sidebars.ts:4 has an entry that is neither a doc id nor a category: 42.

    Write a doc id, or { label: '…', items: ['…'] }.

    2. content/sidebars.ts:7 lists the doc "overview" a second time in the sidebar "docs".

    Keep one of the two entries; the first is at content/sidebars.ts:3.

    3. content/sidebars.ts:7 names a doc that does not exist: "gone/elsewhere".

    These exist (the nearest first):
    - overview
    - api/node
    If it was renamed, name it here by its new id, and add "redirect_from: [/docs/gone/elsewhere]" to its front matter.]
  `)
})
