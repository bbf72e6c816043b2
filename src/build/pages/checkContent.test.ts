import path from 'node:path'
import { expect, test } from 'vitest'
import siteConfig from '../../../content/site'
import type { CompiledBody } from '../../model/body'
import type { SiteConfig } from '../../model/site'
import { DocFrontMatter, docs as kind } from '../content'
import { checkContent } from './checkContent'
import type { DocNode } from './allPages'

const root = path.resolve(__dirname, '../../..')
const site: SiteConfig = {
  ...siteConfig,
  navbar: { hideOnScroll: false, items: [] },
  footer: {
    ...siteConfig.footer,
    links: [],
    columns: [{ title: 'Docs', items: [{ label: 'Overview', to: '/docs/overview' }] }],
  },
  announcementBar: null,
  suggestedPages: [],
}

function doc(docId: string, body: Partial<CompiledBody> = {}, fields: Partial<DocNode> = {}): DocNode {
  const compiled = { nodes: [], ids: [], links: [], images: [], headings: [], code: [], ...body }
  return {
    ...kind.fieldsOf(`${docId}.mdx`, DocFrontMatter.parse({ title: docId, description: docId })),
    id: docId,
    absolutePath: path.join(root, `content/docs/${docId}.mdx`),
    compiled: JSON.stringify(compiled),
    ...fields,
  }
}

const check = (docs: DocNode[], config = site, searchWords: Record<string, string> = {}) =>
  checkContent({
    docs: [doc('overview'), ...docs],
    posts: [],
    drafts: [{ docId: 'later', path: '/docs/later' }],
    settings: { site: config, redirects: { moved: [] }, searchWords },
    root,
  })

test('accepts valid docs', () => {
  check([doc('a', { ids: ['größe'], links: [{ docId: null, path: null, fragment: 'größe', line: 3 }] })])
})

const bar = { id: 'x', backgroundColor: '#000', textColor: '#fff', isCloseable: true }
const gone = [{ label: 'Blog', to: '/blog/archiv' }]
const withFooter = (to: string) => ({
  footer: { ...site.footer, columns: [{ title: 'Docs', items: [{ label: 'Size', to }] }] },
})

test.each<[part: Partial<SiteConfig>, message: string]>([
  [
    { navbar: { ...site.navbar, items: [{ type: 'link', position: 'left', label: 'Help', to: '/suport' }] } },
    'content/site.ts, "Help": links to "/suport"',
  ],
  [withFooter('/docs/overveiw'), 'content/site.ts, "Size": links to "/docs/overveiw"'],
  [withFooter('/docs/a#gr%C3%B6'), '"Size": links to "/docs/a#grö"'],
  [withFooter('/docs/a#%'), '"Size": links to "/docs/a#%", but the page has no such anchor'],
  [{ footer: { ...site.footer, links: gone } }, 'content/site.ts, "Blog": links to "/blog/archiv"'],
  [{ suggestedPages: gone }, 'content/site.ts, "Blog": links to "/blog/archiv"'],
  [
    { announcementBar: { ...bar, content: 'New: <a href="/docs/nwe">see</a>' } },
    'announcementBar": links to "/docs/nwe"',
  ],
  ...['/docs/', '/examples/', '/tools/x/', '/r/'].map((baseUrl): [object, string] => [
    { baseUrl },
    `: baseUrl is "${baseUrl}", but the site has pages under "/${baseUrl.split('/')[1]}".`,
  ]),
  [{ favicon: 'favico.ico' }, '"favicon": there is no file static/favico.ico.'],
])('reports links without a target: %#', (part, message) => {
  expect(() => check([doc('a', { ids: ['größe'] })], { ...site, ...part })).toThrow(message)
})

test('accepts a path prefix that is not the beginning of a route', () => {
  for (const baseUrl of ['/', '/craft.js/', '/documentation/', '/my/docs/']) check([], { ...site, baseUrl })
})

test('reports search words for a page or a section that does not exist', () => {
  check([], site, { '/docs/overview': 'start', '/playground': 'sandbox' })
  const words = { '/docs/overveiw': 'start', '/docs/overview#nowhere': 'start', '/tools/state#x': 'fix' }
  expect(() => check([], site, words)).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: There are 3 mistakes.

    1. content/searchWords.ts links to "/docs/overveiw", but there is no such page.

    Closest paths:
    - /docs/overview
    - /docs
    - /tools/state
    - and 11 more

    2. content/searchWords.ts links to "/docs/overview#nowhere", but the page has no such anchor.

    Link to "/docs/overview".

    3. content/searchWords.ts links to "/tools/state#x", but only links to docs and posts can have an anchor.

    Link to "/tools/state".]
  `)
})

test('decodes anchors in the footer', () => {
  check([doc('a', { ids: ['größe'] })], { ...site, ...withFooter('/docs/a#gr%C3%B6%C3%9Fe') })
})

test.each<[page: DocNode, message: string]>([
  [doc('a', {}, { path: '/docs' }), '"/docs": src/pages/docs.tsx and content/docs/a.mdx'],
  [doc('a', {}, { paginationNext: 'b' }), 'content/docs/a.mdx names a doc'],
  [
    doc('a', {}, { image: 'https://a.b/card.png' }),
    'content/docs/a.mdx, in "image", shows the picture "https://a.b/card.png" from another site.\n\nPut the file in the folder of this page and write ./file.png.',
  ],
  [
    doc('a', {}, { image: './card.png' }),
    'content/docs/a.mdx, in "image", shows the picture "./card.png", which does not exist.',
  ],
  ...[{ docId: 'later' }, { path: '/docs/later' }].map((target): [DocNode, string] => [
    doc('a', { links: [{ docId: null, path: null, fragment: null, line: 7, ...target }] }),
    'content/docs/a.mdx:7 links to the doc "later", which is a draft.\n\nRemove "draft: true" from',
  ]),
])('reports the problem with a doc: %#', (page, message) => {
  expect(() => check([page])).toThrow(message)
})
