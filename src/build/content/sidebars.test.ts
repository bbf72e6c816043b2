import { expect, test } from 'vitest'
import { resolveSidebar } from './sidebars'

const docs = new Map([
  ['overview', { docId: 'overview', sidebarLabel: 'Overview', path: '/docs/overview' }],
  ['api/node', { docId: 'api/node', sidebarLabel: 'Node', path: '/docs/api/node' }],
])

const root = process.cwd()
const targets = { docs, hidden: new Set<string>(), root }

test('marks docs that are only listed in develop', () => {
  const written = { docId: 'b', sidebarLabel: 'B', path: '/docs/b' }
  const titleOf = (fields: object) =>
    resolveSidebar(['b'], { ...targets, docs: new Map([['b', { ...written, ...fields }]]) })
  expect(titleOf({ draft: true })).toMatchObject([{ title: 'B (draft)' }])
  expect(titleOf({ unlisted: true })).toMatchObject([{ title: 'B (unlisted)' }])
  expect(titleOf({ draft: false, unlisted: false })).toMatchObject([{ title: 'B' }])
})

test('omits drafts, and a category with nothing else', () => {
  const inputs = ['later', 'overview', { label: 'Later', items: ['later'] }]
  const items = resolveSidebar(inputs, { ...targets, hidden: new Set(['later']) })
  expect(items.map((item) => item.type)).toEqual(['link'])
})

test('resolves doc ids to links in categories', () => {
  expect(resolveSidebar([{ label: 'Intro', items: ['overview'] }], targets)).toEqual([
    {
      type: 'category',
      label: 'Intro',
      items: [{ type: 'link', docId: 'overview', title: 'Overview', path: '/docs/overview' }],
    },
  ])
})

test('names the doc that does not exist and lists the nearest', () => {
  expect(() => resolveSidebar(['overveiw'], targets)).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/sidebars.ts names a doc that does not exist: "overveiw".

    These exist:
    - overview
    - api/node]
  `)
})

test('rejects an empty category', () => {
  expect(() => resolveSidebar([{ label: 'Later', items: [] }], targets)).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/sidebars.ts has the category "Later" without docs.

    List at least one doc id in its items, or delete it.]
  `)
})

test('rejects categories that are nested too deeply', () => {
  const deep = {
    label: 'a',
    items: [{ label: 'b', items: [{ label: 'c', items: [{ label: 'd', items: ['overview'] }] }] }],
  }
  expect(() => resolveSidebar([deep], targets)).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/sidebars.ts has the category "d" at level 4.

    Categories reach 3 levels deep: move it one level up.]
  `)
})

test('names an unknown key of a category', () => {
  const category = { label: 'Intro', items: ['overview'], collapsd: true }
  expect(() => resolveSidebar([category], targets)).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/sidebars.ts, in the category "Intro", has the key "collapsd", which nobody reads.

    These exist:
    - label
    - items]
  `)
})

test('names an entry that is no category', () => {
  for (const entry of [{ label: 'Guides' }, { label: 'Guides', items: 'overview' }, { items: ['overview'] }])
    expect(() => resolveSidebar([entry as never], targets)).toThrow('has an entry that is no category')
})
