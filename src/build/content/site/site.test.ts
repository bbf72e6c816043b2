import { expect, test } from 'vitest'
import site from '../../../../content/site'
import type { SiteConfig } from '../../../model/site'
import { checkSiteConfig } from './siteConfig'
import { siteLinks } from './siteLinks'

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
  root: process.cwd(),
}
const linksWith = (items: SiteConfig['navbar']['items']) =>
  siteLinks({ ...site, navbar: { hideOnScroll: false, items } }, targets)
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
  [
    'a folder with a slash at its end',
    { sources: { repository: 'https://github.com/a/b', branch: 'main', folder: 'site/' } },
    'sources.folder is "site/": must have no slash at its ends',
  ],
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
  const checkItem = (item: object) => () => check({ ...site, navbar: { ...site.navbar, items: [item] } })
  const link = { type: 'link', position: 'left', label: 'Blog' }
  expect(checkItem({ ...link, too: '/blog' })).toThrow(
    'navbar.items.0.too is no key of the configuration; the nearest are: to, type, href',
  )
  expect(checkItem({ ...link, to: '/blog', href: 'https://a.example' })).toThrow('must have either "to"')
  expect(checkItem(link)).toThrow('must have either "to"')
  const dropdown = { type: 'dropdown', position: 'left', label: 'More', items: [{ label: 'A', hreff: 'x' }] }
  expect(checkItem(dropdown)).toThrow(
    'navbar.items.0.items.0.hreff is no key of the configuration; the nearest are: href',
  )
})

test('resolves Documentation to the overview, active for every path below docs', () => {
  expect(siteLinks(site, targets).navbar[0]).toEqual({
    type: 'link',
    position: 'left',
    label: 'Documentation',
    href: '/docs/overview',
    external: false,
    activeBasePath: '/docs',
  })
})

test('resolves a sidebar item to the first doc of the sidebar, and the version label to its main doc', () => {
  const { navbar, docsVersion } = linksWith([
    { type: 'docSidebar', position: 'left', label: 'Docs', sidebarId: 'docs' },
    { type: 'docsVersion', position: 'right' },
  ])
  const main = '/docs/migrating/migrating-0.1.x'
  expect(navbar.map((item) => ('href' in item ? item.href : null))).toEqual(['/docs/overview', main])
  expect(docsVersion).toBe(main)
})

test('throws for a navbar doc id that does not exist', () => {
  const item = { type: 'doc', position: 'left', label: 'Docs', docId: 'overveiw' } as const
  expect(() => linksWith([item])).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/site.ts names a doc that does not exist: "overveiw" (navbar.items.0).

    These exist:
    - overview
    - migrating/migrating-0.1.x]
  `)
})

test('throws for a navbar sidebar id that does not exist', () => {
  const item = { type: 'docSidebar', position: 'left', label: 'Docs', sidebarId: 'dcos' } as const
  expect(() => linksWith([item])).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/site.ts names a sidebar that does not exist: "dcos" (navbar.items.0).

    These exist:
    - docs]
  `)
})

test('throws for a main doc of the version that does not exist', () => {
  const docsVersion = { ...site.docsVersion, mainDocId: 'overveiw' }
  expect(() => siteLinks({ ...site, docsVersion }, targets)).toThrow(
    'names a doc that does not exist: "overveiw" (docsVersion.mainDocId).',
  )
})
