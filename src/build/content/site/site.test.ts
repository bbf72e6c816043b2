import { expect, test } from 'vitest'
import site from '../../../../content/site'
import type { SiteConfig } from '../../../model/site'
import { checkSchema } from '../checkSchema'
import { siteSchema } from './siteConfig'
import { resolveNavbar } from './resolveNavbar'

const targets = {
  doc: new Map([
    ['overview', '/docs/overview'],
    ['migrating/migrating-0.1.x', '/docs/migrating/migrating-0.1.x'],
  ]),
  sidebar: new Map([['docs', '/docs/overview']]),
  root: process.cwd(),
}
const linksWith = (items: SiteConfig['navbar']['items']) =>
  resolveNavbar({ ...site, navbar: { hideOnScroll: false, items } }, targets)
// No configuration file exists there, so messages have no line.
const check = (config: unknown) => checkSchema(siteSchema, config, { file: 'content/site.ts', root: '/none' })

const link = { type: 'link', position: 'left', label: 'Blog' }
const withItem = (item: object) => ({ navbar: { ...site.navbar, items: [item] } })

const withBar = (part: object) => ({ announcementBar: { ...site.announcementBar, ...part } })

test('accepts an announcement with tags and colors', () => {
  const content = 'New:<br/> <a href="/playground"><b>try it</b></a>, <i>now</i>'
  const bar = { content, textColor: 'oklch(0.9 0.1 20 / 50%)', backgroundColor: '#FfFf' }
  check({ ...site, ...withBar(bar) })
})

test.each<[object, string]>([
  [{ titel: 'x' }, 'titel is not a valid key; closest keys: title, footer, url'],
  [
    { sources: { repository: 'https://github.com/a/b', branch: 'main', folder: 'site/' } },
    'sources.folder is "site/": must not begin or end with a slash',
  ],
  [{ baseUrl: '/craft.js' }, 'baseUrl is "/craft.js": must have a slash at both ends: / or /craft.js/'],
  [
    { host: 'Cloudfare' },
    'host is "Cloudfare": Invalid option: expected one of ""|"Netlify"|"Cloudflare Pages"',
  ],
  [
    { url: 'https://craft.js.org/' },
    'url is "https://craft.js.org/": must be an origin such as https://craft.js.org, without a path',
  ],
  [
    { search: { appId: 'A', indexName: 'b', apiKey: null } },
    'search.apiKey is null: must be set if the others are',
  ],
  [
    withItem({ type: 'doc', position: 'middle', label: 'Docs' }),
    `- navbar.items.0.position is "middle": Invalid option: expected one of "left"|"right"
- navbar.items.0.docId is missing`,
  ],
  [withItem({ ...link, too: '/blog' }), 'items.0.too is not a valid key; closest keys: to'],
  [withItem({ ...link, to: '/blog', href: 'https://a.example' }), 'must have either "to"'],
  [
    { docsVersion: { ...site.docsVersion, path: '/manual' } },
    'docsVersion.path is "/manual": must be /docs, where the docs are',
  ],
  ...['<b>New', 'New</b>', '<a href="/x"><b>New</a></b>'].map((content): [object, string] => [
    withBar({ content }),
    `announcementBar.content is ${JSON.stringify(content)}: has a tag that is never closed`,
  ]),
  ...['#12', 'greenish', 'red}body{display:none', 'url(//x)</style>'].map((textColor): [object, string] => [
    withBar({ textColor }),
    `announcementBar.textColor is "${textColor}": must be a CSS color such as #123524`,
  ]),
  [withBar({ id: '"]{}' }), 'announcementBar.id is "\\"]{}": may contain only letters'],
  [withItem(link), 'must have either "to"'],
  [
    withItem({ type: 'doks', position: 'left' }),
    'navbar.items.0.type is "doks": must be link, doc, docSidebar, dropdown, search or docsVersion',
  ],
  [
    withItem({ type: 'dropdown', position: 'left', label: 'More', items: [{ label: 'A', hreff: 'x' }] }),
    'navbar.items.0.items.0.hreff is not a valid key; closest keys: href',
  ],
])('reports the invalid value in %j', (part, message) => {
  expect(() => check({ ...site, ...part })).toThrow(message)
})

// The first entry links to the overview: e2e/built/structure.test.ts.
test('resolves a sidebar item to the first doc of the sidebar, and the version label to its main doc', () => {
  const { navbar, docsVersion } = linksWith([
    { type: 'docSidebar', position: 'left', label: 'Docs', sidebarId: 'docs' },
    { type: 'docsVersion', position: 'right' },
  ])
  const main = '/docs/migrating/migrating-0.1.x'
  expect(navbar.map((item) => ('href' in item ? item.href : null))).toEqual(['/docs/overview', main])
  expect(docsVersion).toBe(main)
})

test('throws for an unknown doc id or sidebar id', () => {
  const item = { type: 'doc', position: 'left', label: 'Docs', docId: 'overveiw' } as const
  expect(() => linksWith([item])).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/site.ts names a doc that does not exist: "overveiw" (navbar.items.0).

    Valid ids, closest match first:
    - overview
    - migrating/migrating-0.1.x]
  `)
  const sidebar = { type: 'docSidebar', position: 'left', label: 'Docs', sidebarId: 'dcos' } as const
  expect(() => linksWith([sidebar])).toThrow(
    'names a sidebar that does not exist: "dcos" (navbar.items.0).\n\nValid ids, closest match first:\n- docs',
  )
  const docsVersion = { ...site.docsVersion, mainDocId: 'overveiw' }
  const config = { docsVersion, navbar: { hideOnScroll: false, items: [] } }
  expect(() => resolveNavbar(config, targets)).toThrow(
    'names a doc that does not exist: "overveiw" (docsVersion.mainDocId).',
  )
})
