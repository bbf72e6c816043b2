import path from 'node:path'
import { expect, test, vi } from 'vitest'
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
  const compiled = { nodes: [], ids: [], links: [], images: [], headings: [], warnings: [], ...body }
  return {
    ...kind.fieldsOf(`${docId}.mdx`, DocFrontMatter.parse({ title: docId, description: docId })),
    id: docId,
    absolutePath: path.join(root, `content/docs/${docId}.mdx`),
    compiled: JSON.stringify(compiled),
    ...fields,
  }
}

const check = (docs: DocNode[], config = site, warn = vi.fn()) =>
  checkContent(
    {
      docs: [doc('overview'), ...docs],
      posts: [],
      drafts: [{ docId: 'later', path: '/docs/later' }],
      settings: { site: config, redirects: { moved: [] } },
      root,
    },
    warn,
  )

test('accepts docs that fit together', () => {
  check([doc('a', { ids: ['größe'], links: [{ docId: null, path: null, fragment: 'größe', line: 3 }] })])
})

test('warns of all pages, also beside a mistake', () => {
  const tooLong = 'content/docs/a.mdx:3: this code block is too long.'
  const warn = vi.fn()
  const pages = [
    doc('a', { warnings: [tooLong] }),
    doc('b', { links: [{ docId: 'gone', path: null, fragment: null, line: 7 }] }),
  ]
  expect(() => check(pages, site, warn)).toThrow('gone')
  expect(warn.mock.calls.flat()).toEqual([tooLong])
})

test('names both files of a route, one of them in src/pages', () => {
  expect(() => check([doc('a', {}, { path: '/docs' })])).toThrow(
    /"\/docs": src\/pages\/docs\.tsx and content\/docs\/a\.mdx/,
  )
})

test('names a link of the navbar, and of the footer, that leads nowhere', () => {
  const items = [{ type: 'link', position: 'left', label: 'Help', to: '/suport' }] as const
  expect(() => check([], { ...site, navbar: { ...site.navbar, items: [...items] } })).toThrow(
    'content/site.ts, "Help": links to "/suport"',
  )
  const columns = [{ title: 'Docs', items: [{ label: 'Start', to: '/docs/overveiw' }] }]
  expect(() => check([], { ...site, footer: { ...site.footer, columns } })).toThrow(
    'content/site.ts, "Start": links to "/docs/overveiw"',
  )
  const blog = [{ label: 'Blog', to: '/blog/archiv' }]
  expect(() => check([], { ...site, footer: { ...site.footer, links: blog } })).toThrow(
    'content/site.ts, "Blog": links to "/blog/archiv"',
  )
  expect(() => check([], { ...site, suggestedPages: blog })).toThrow(
    'content/site.ts, "Blog": links to "/blog/archiv"',
  )
})

test('names an icon that does not exist', () => {
  expect(() => check([], { ...site, favicon: 'favico.ico' })).toThrow(
    /"favicon": there is no file static\/favico\.ico\.\n\nPut it there, .*:\n- favicon\.ico\n/,
  )
})

test('names a link of the announcement that leads nowhere', () => {
  const bar = { id: 'x', backgroundColor: '#000', textColor: '#fff', isCloseable: true }
  const announcementBar = { ...bar, content: 'New: <a href="/docs/nwe">see</a>' }
  expect(() => check([], { ...site, announcementBar })).toThrow('announcementBar": links to "/docs/nwe"')
})

test('names an anchor that another page does not have', () => {
  const links = [{ docId: 'b', path: null, fragment: 'gone', line: 7 }]
  expect(() => check([doc('a', { links }), doc('b')])).toThrow('content/docs/a.mdx:7 links to "/docs/b#gone"')
})

test('says that a link leads to a draft, by its doc id and by its path', () => {
  const [docId, path] = ['later', '/docs/later']
  const by = { docId: null, path: null, fragment: null, line: 7 }
  for (const link of [
    { ...by, docId },
    { ...by, path },
  ]) {
    expect(() => check([doc('a', { links: [link] })])).toThrow(
      'content/docs/a.mdx:7 links to the doc "later", which is a draft.\nTake "draft: true" out',
    )
  }
})

test('decodes anchors in the footer, and names one that cannot be decoded', () => {
  const withFooter = (to: string) => {
    const columns = [{ title: 'Docs', items: [{ label: 'Size', to }] }]
    return { ...site, footer: { ...site.footer, columns } }
  }
  check([doc('a', { ids: ['größe'] })], withFooter('/docs/a#gr%C3%B6%C3%9Fe'))
  expect(() => check([doc('a')], withFooter('/docs/a#gr%C3%B6'))).toThrow('"Size": links to "/docs/a#grö"')
  expect(() => check([doc('a')], withFooter('/docs/a#%'))).toThrow(
    '"Size": the fragment "#%" cannot be decoded',
  )
})

test('names a picture that is not there', () => {
  const images = [{ src: './nothing.png', alt: 'x', line: 5 }] as unknown as CompiledBody['images']
  expect(() => check([doc('a', { images })])).toThrow(
    'content/docs/a.mdx:5 shows the picture "./nothing.png"',
  )
})

test('names a picture for link previews that is not there', () => {
  expect(() => check([doc('a', {}, { image: 'https://a.b/card.png' })])).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/docs/a.mdx, in "image", shows the picture "https://a.b/card.png" of another site.

    Put the file into the folder of this page and write ./file.png.]
  `)
  expect(() => check([doc('a', {}, { image: './card.png' })])).toThrow(
    'content/docs/a.mdx, in "image", shows the picture "./card.png", which does not exist.',
  )
})

test('names a doc in pagination that does not exist', () => {
  expect(() => check([doc('a', {}, { paginationNext: 'b' })])).toThrow('content/docs/a.mdx names a doc')
})
