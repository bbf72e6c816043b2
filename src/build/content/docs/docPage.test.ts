import { expect, test } from 'vitest'
import type { Sidebar } from '../../../model/sidebar'
import { docs } from './doc'
import { docPage, neighborIds, type DocSource } from './docPage'
import { DocFrontMatter } from './frontMatter'

const headings = [
  { id: 'one', text: 'One', level: 2 },
  { id: 'two', text: 'Two', level: 3 },
  { id: 'deep', text: 'Deep', level: 4 },
]

/** Code blocks. All except the plain text count as samples. */
const code = [
  { language: 'tsx', fragment: null },
  { language: 'ts', fragment: 'signature' },
  { language: 'ts', fragment: 'the region save of content/snippets/saving/server.ts' },
  { language: 'tsx', fragment: 'throws this error' },
  { language: 'ts', fragment: 'part of App' },
  { language: 'text', fragment: null },
]

/** The node of a doc with this front matter. */
function doc(docId: string, frontMatter: object = {}): DocSource {
  const written = { title: `Title of ${docId}`, description: 'What it is about.', ...frontMatter }
  return {
    ...docs.fieldsOf(`${docId}.mdx`, DocFrontMatter.parse(written)),
    compiled: JSON.stringify({ headings, code, words: 1 }),
  }
}

const link = (docId: string) => ({ type: 'link', docId, title: docId, path: `/docs/${docId}` }) as const
const sidebars: Sidebar[] = [
  { sidebarId: 'other', items: [link('elsewhere')] },
  {
    sidebarId: 'docs',
    items: [
      link('overview'),
      { type: 'category', label: 'Guides', items: [link('guides/a'), link('guides/b')] },
    ],
  },
]
const surroundings = {
  sidebars,
  neighbors: [doc('overview', { pagination_label: 'Start' }), doc('guides/b'), doc('elsewhere')],
  lastUpdate: '2025-02-14T09:30:00Z',
  versionPath: '/docs/overview',
}

test('every field of the front matter is part of the page, except those that only the build uses', () => {
  const forBuild =
    'id slug redirect_from image sidebar_label pagination_label pagination_prev pagination_next'.split(' ')
  const names = Object.keys(DocFrontMatter.shape).filter((name) => !forBuild.includes(name))
  const written = Object.fromEntries(names.map((name) => [name, `The ${name}`])) as unknown as DocFrontMatter
  const shown = docPage({ ...doc('a'), ...docs.fieldsOf('a.mdx', written) }, surroundings)
  for (const name of names) {
    const inPage = name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    expect(shown).toHaveProperty(inPage, `The ${name}`)
  }
  const all = docPage(doc('a', { redirect_from: ['/docs/b'], sidebar_label: 'A' }), surroundings)
  expect(all.samples).toEqual({ total: 5, compiled: 4 })
  expect(Object.keys(all)).not.toContain('redirectFrom')
  expect(Object.keys(all)).not.toContain('sidebarLabel')
})

// Breadcrumbs, neighbors, dates, and tables of contents of every doc: e2e/built/structure.test.ts.
test('a page outside the sidebars only has the neighbors from its front matter', () => {
  expect(neighborIds(doc('alone'), sidebars)).toEqual({ previous: null, next: null })
  const named = doc('alone', { pagination_prev: 'elsewhere', pagination_next: null })
  expect(docPage(named, surroundings)).toMatchObject({
    breadcrumbs: [],
    section: 'Docs',
    sidebar: null,
    previous: { title: 'Title of elsewhere', path: '/docs/elsewhere' },
    next: null,
  })
  const start = { title: 'Start', path: '/docs/overview' }
  expect(docPage(doc('guides/a'), surroundings)).toMatchObject({ previous: start })
  const last = doc('guides/a', { pagination_next: null })
  expect(neighborIds(last, sidebars)).toEqual({ previous: 'overview', next: null })
})
