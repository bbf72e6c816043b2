import { expect, test } from 'vitest'
import { messagesOf } from '../../fixtures/messagesOf'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { resolveSidebar } from './sidebars'

const docs = new Map([
  ['overview', { docId: 'overview', sidebarLabel: 'Overview', path: '/docs/overview' }],
  ['api/node', { docId: 'api/node', sidebarLabel: 'Node', path: '/docs/api/node' }],
])

const { at, write } = temporaryFolder()
// No sidebars file exists there, so messages have no line.
const linkIssue = (to: string) =>
  to === '/playground' ? null : { problem: `links to "${to}", but there is no such page`, hint: 'Hint.' }
const targets = { docs, hidden: new Set<string>(), linkIssue, root: '/none' }

test('marks docs that only develop lists', () => {
  const titleOf = (fields: object) => {
    const doc = { docId: 'b', sidebarLabel: 'B', path: '/docs/b', ...fields }
    return resolveSidebar('docs', ['b'], { ...targets, docs: new Map([['b', doc]]) })[0]
  }
  expect(titleOf({ draft: true })).toMatchObject({ title: 'B (draft)' })
  expect(titleOf({ unlisted: true })).toMatchObject({ title: 'B (unlisted)' })
  expect(titleOf({ draft: false, unlisted: false })).toMatchObject({ title: 'B' })
})

test('omits drafts and categories that contain only drafts', () => {
  const inputs = ['overview', { label: 'Later', items: ['later'] }]
  expect(resolveSidebar('docs', inputs, { ...targets, hidden: new Set(['later']) })).toEqual([
    { type: 'link', docId: 'overview', title: 'Overview', path: '/docs/overview' },
  ])
})

test('links to pages that are not docs', () => {
  const link = { label: 'Playground' }
  const resolve = (to: string) => resolveSidebar('docs', [{ ...link, to }], targets)
  expect(resolve('/playground')).toEqual([{ type: 'page', title: 'Playground', path: '/playground' }])
  expect(() => resolve('/playgruond')).toThrow(
    'content/sidebars.ts links to "/playgruond", but there is no such page.\n\nHint.\nTo list a doc, write its id.',
  )
  expect(() => resolveSidebar('docs', [{ to: '/playground' } as never], targets)).toThrow(
    'docs.0.label is missing',
  )
})

test('reports every mistake in a sidebar with its line', async () => {
  const text =
    "export default {\n  docs: [\n    'overview',\n    42,\n    {\n      label: 'A',\n      items: ['overview', 'gone/elsewhere'],\n    },\n  ],\n}\n"
  write('content/sidebars.ts', text)
  const inputs = ['overview', 42, { label: 'A', items: ['overview', 'gone/elsewhere'] }]
  const entries = [
    { label: 'Later', items: [] },
    { label: 'Intro', items: ['overview'], collapsd: true },
    { label: 'Guides' },
    { label: 'Guides', items: 'overview' },
    { items: ['overview'] },
  ]
  const messages = await messagesOf(
    () => resolveSidebar('docs', inputs as never, { ...targets, root: at() }),
    ...entries.map((entry) => () => resolveSidebar('docs', [entry as never], targets)),
  )
  expect(messages).toMatchInlineSnapshot(`
    "content/sidebars.ts is not valid.
      - docs.1 is 42 (content/sidebars.ts:4): must be a doc id, or { label, items } or { label, to }
    content/sidebars.ts:7 lists the doc "overview" a second time in the sidebar "docs".
      Keep one of the two entries; the first is at content/sidebars.ts:3.
    content/sidebars.ts:7 names a doc that does not exist: "gone/elsewhere".
      Valid doc ids, closest match first:
      - overview
      - api/node
      If it was renamed, write its new id here, and add "redirect_from: [/docs/gone/elsewhere]" to its front matter.
    content/sidebars.ts is not valid.
      - docs.0.items is []: must list at least one doc id
    content/sidebars.ts is not valid.
      - docs.0.collapsd is not a valid key; closest keys: label, items
    content/sidebars.ts is not valid.
      - docs.0.items is missing
    content/sidebars.ts is not valid.
      - docs.0.items is "overview": Invalid input: expected array, received string
    content/sidebars.ts is not valid.
      - docs.0.label is missing"
  `)
})
