import { expect, test } from 'vitest'
import site from '../../../../content/site'
import { resolveNavbar } from './resolveNavbar'
import { checkSiteConfig } from './siteConfig'
import { siteFields } from './siteNode'

const targets = {
  docs: new Map([
    ['overview', '/docs/overview'],
    ['migrating/migrating-0.1.x', '/docs/migrating/migrating-0.1.x'],
  ]),
  sidebars: [
    {
      sidebarId: 'docs',
      items: [{ type: 'link', docId: 'overview', title: 'Overview', path: '/docs/overview' } as const],
    },
  ],
  docsVersion: site.docsVersion,
  root: process.cwd(),
}
// No configuration is written there, so messages have no line.
const check = (config: unknown) => checkSiteConfig(config, '/none')

test('accepts the configuration of this site', () => {
  expect(check(site)).toBe(site)
})

test('names every key that does not fit', () => {
  const wrong = { ...site, url: 'https://craft.js.org/docs', baseUrl: 'craft', titel: 'x' }
  expect(() => check(wrong)).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/site.ts is not valid.

    - url is "https://craft.js.org/docs": must be an origin such as https://craft.js.org, without a path
    - baseUrl is "craft": must have a slash at both ends: / or /craft.js/
    - titel is no key of the configuration; the nearest are: title, footer, url]
  `)
})

test.each([
  ['a level of the table of contents', { tableOfContents: { minLevel: -1, maxLevel: 3 } }, 'minLevel is -1'],
  ['levels in the wrong order', { tableOfContents: { minLevel: 3, maxLevel: 2 } }, 'tableOfContents'],
  ['a base without slashes', { baseUrl: '/craft.js' }, 'baseUrl is "/craft.js"'],
  ['an address with a path', { url: 'https://craft.js.org/' }, 'url is "https://craft.js.org/"'],
  [
    'a hosted search with a value missing',
    { search: { appId: 'A', indexName: 'b', apiKey: null } },
    'search.apiKey is null: must be set when the others are',
  ],
])('names %s', (_, part, words) => {
  expect(() => check({ ...site, ...part })).toThrow(words)
})

test('throws for a navbar item of unknown type and lists the known ones', () => {
  const wrong = { ...site, navbar: { ...site.navbar, items: [{ type: 'doks', position: 'left' }] } }
  expect(() => check(wrong)).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/site.ts has a navbar item of unknown type "doks" (navbar.items.0).

    These types exist:
    - doc
    - link
    - dropdown
    - search
    - docSidebar
    - docsVersion]
  `)
})

test('names the field of a navbar item that does not fit', () => {
  const wrong = {
    ...site,
    navbar: { ...site.navbar, items: [{ type: 'doc', position: 'middle', label: 'Docs' }] },
  }
  expect(() => check(wrong)).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/site.ts is not valid.

    - navbar.items.0.position is "middle": Invalid option: expected one of "left"|"right"
    - navbar.items.0.docId is missing]
  `)
})

test('names an unknown key of a link, and a link with two targets', () => {
  const said = (item: object) => () => check({ ...site, navbar: { ...site.navbar, items: [item] } })
  const link = { type: 'link', position: 'left', label: 'Blog' }
  expect(said({ ...link, too: '/blog' })).toThrow(
    'navbar.items.0.too is no key of the configuration; the nearest are: to, type, href',
  )
  expect(said({ ...link, to: '/blog', href: 'https://a.example' })).toThrow('must have either "to"')
  expect(said(link)).toThrow('must have either "to"')
  const dropdown = { type: 'dropdown', position: 'left', label: 'More', items: [{ label: 'A', hreff: 'x' }] }
  expect(said(dropdown)).toThrow(
    'navbar.items.0.items.0.hreff is no key of the configuration; the nearest are: href',
  )
})

test('resolves Documentation to the overview, active for every path below docs', () => {
  expect(resolveNavbar(site.navbar.items, targets)[0]).toEqual({
    type: 'link',
    position: 'left',
    label: 'Documentation',
    href: '/docs/overview',
    external: false,
    activeBasePath: '/docs',
  })
})

test('resolves a sidebar item to the first doc of the sidebar, and the version label to its main doc', () => {
  expect(
    resolveNavbar(
      [
        { type: 'docSidebar', position: 'left', label: 'Docs', sidebarId: 'docs' },
        { type: 'docsVersion', position: 'right' },
      ],
      targets,
    ).map((item) => ('href' in item ? item.href : null)),
  ).toEqual(['/docs/overview', '/docs/migrating/migrating-0.1.x'])
})

test('throws for a navbar doc id that does not exist', () => {
  const item = { type: 'doc', position: 'left', label: 'Docs', docId: 'overveiw' } as const
  expect(() => resolveNavbar([item], targets)).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/site.ts names a doc that does not exist: "overveiw" (navbar.items.0).

    These exist:
    - overview
    - migrating/migrating-0.1.x]
  `)
})

test('throws for a navbar sidebar id that does not exist', () => {
  const item = { type: 'docSidebar', position: 'left', label: 'Docs', sidebarId: 'dcos' } as const
  expect(() => resolveNavbar([item], targets)).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/site.ts names a sidebar that does not exist: "dcos" (navbar.items.0).

    These exist:
    - docs]
  `)
})

test('adds the path prefix to links in the announcement', () => {
  const content = 'See <a href="/docs/overview">this</a> and <a href="https://a.example/x">that</a>'
  const bar = { id: 'x', content, backgroundColor: '#000', textColor: '#fff', isCloseable: true }
  const config = { ...site, announcementBar: bar, navbar: { ...site.navbar, items: [] } }
  const docs = [...targets.docs].map(([docId, path]) => ({ docId, path }))
  const fields = (prefix: string) =>
    siteFields(config, { ...targets, docs, versions: { version: '1', release: '2' }, pathPrefix: prefix })
  expect(fields('/craft.js').announcementBar?.content).toBe(content.replace('"/docs', '"/craft.js/docs'))
  expect(fields('').announcementBar?.content).toBe(content)
})
