import { expect, test } from 'vitest'
import site from '../../../../content/site'
import type { SidebarNode } from '../sidebars'
import { siteFields } from '../site/siteNode'
import { docs } from './doc'
import { docPage, neighborIds, type DocNode } from './docPage'
import { DocFrontMatter } from './frontMatter'

const headings = [
  { id: 'one', text: 'One', level: 2 },
  { id: 'deep', text: 'Deep', level: 4 },
]

/** The node of a doc with this front matter. */
function doc(docId: string, frontMatter: object = {}): DocNode {
  const written = { title: `Title of ${docId}`, description: 'What it is about.', ...frontMatter }
  return {
    ...docs.fieldsOf(`${docId}.mdx`, DocFrontMatter.parse(written)),
    compiled: JSON.stringify({ headings, words: 1 }),
  }
}

const link = (docId: string) => ({ type: 'link', docId, title: docId, path: `/docs/${docId}` }) as const
const sidebars: SidebarNode[] = [
  { sidebarId: 'other', items: [link('elsewhere')] },
  {
    sidebarId: 'docs',
    items: [
      link('overview'),
      { type: 'category', label: 'Guides', items: [link('guides/a'), link('guides/b')] },
    ],
  },
]
const editing = { repository: 'https://github.com/prevwong/craft.js', branch: 'main' }
const docsVersion = { ...site.docsVersion, label: 'Next', mainDocId: 'overview' }
const config = {
  ...site,
  editing,
  docsVersion,
  url: 'https://craft.js.org',
  baseUrl: '/',
  navbar: { ...site.navbar, items: [] },
}
const surroundings = {
  site: siteFields(config, {
    versions: { version: '1', release: '0.2.12' },
    docs: [{ docId: 'overview', path: '/docs/overview' }],
    sidebars,
    pathPrefix: '',
    root: process.cwd(),
  }),
  sidebars,
  neighbors: [doc('overview', { pagination_label: 'Start' }), doc('guides/b'), doc('elsewhere')],
  lastCommit: '2025-02-14T09:30:00Z',
}

test('a page has front matter, its place in the sidebar, its history and its headings', () => {
  expect(docPage(doc('guides/a', { keywords: ['drag'], unlisted: true }), surroundings)).toMatchObject({
    docId: 'guides/a',
    path: '/docs/guides/a',
    title: 'Title of guides/a',
    keywords: ['drag'],
    unlisted: true,
    draft: false,
    sidebar: 'docs',
    breadcrumbs: ['Guides'],
    section: 'Guides',
    previous: { title: 'Start', path: '/docs/overview' },
    next: { title: 'Title of guides/b', path: '/docs/guides/b' },
    editUrl: 'https://github.com/prevwong/craft.js/edit/main/content/docs/guides/a.mdx',
    lastUpdate: { iso: '2025-02-14T09:30:00Z', text: 'February 14, 2025' },
    tableOfContents: [headings[0]],
    versionLabel: 'Next',
    versionPath: '/docs/overview',
  })
})

test('every field of the front matter is part of the page', () => {
  const { id, slug, ...fields } = DocFrontMatter.shape
  const shown = docPage(
    doc('a', { image: './a.png', sidebar_label: 'A', pagination_label: 'A' }),
    surroundings,
  )
  const optional = ['pagination_prev', 'pagination_next']
  for (const name of Object.keys(fields).filter((field) => !optional.includes(field)))
    expect(shown).toHaveProperty(name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()))
})

test('a page that no sidebar lists only has the neighbors in its front matter', () => {
  expect(neighborIds(doc('alone'), sidebars)).toEqual({ previous: null, next: null })
  const named = doc('alone', { pagination_prev: 'elsewhere', pagination_next: null })
  expect(docPage(named, surroundings)).toMatchObject({
    breadcrumbs: [],
    section: 'Docs',
    sidebar: null,
    previous: { title: 'Title of elsewhere', path: '/docs/elsewhere' },
    next: null,
  })
  expect(neighborIds(doc('guides/a', { pagination_next: null }), sidebars)).toEqual({
    previous: 'overview',
    next: null,
  })
})

test('without a commit and a repository, their fields are null', () => {
  const bare = { ...surroundings, lastCommit: null, site: { ...surroundings.site, editing: null } }
  expect(docPage(doc('a'), bare)).toMatchObject({ editUrl: null, feedbackUrl: null, lastUpdate: null })
})

test('the form for a new issue is prefilled with title, address and version', () => {
  const page = doc('api/editor', { title: '<Editor /> & more' })
  const url = new URL(docPage(page, surroundings).feedbackUrl ?? '')
  expect(url.origin + url.pathname).toBe('https://github.com/prevwong/craft.js/issues/new')
  expect(url.searchParams.get('title')).toBe('Docs: <Editor /> & more')
  expect(url.searchParams.get('body')).toMatchInlineSnapshot(`
    "Page: https://craft.js.org/docs/api/editor
    Version: Next, for Craft.js 0.2.12

    What is wrong, unclear or missing?

    "
  `)
  const under = { ...surroundings, site: { ...surroundings.site, baseUrl: '/craft.js/' } }
  const prefixed = new URL(docPage(page, under).feedbackUrl ?? '')
  expect(prefixed.searchParams.get('body')).toContain('https://craft.js.org/craft.js/docs/api/editor\n')
})
