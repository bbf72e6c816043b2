import { expect, test } from 'vitest'
import type { WrittenLink } from '../../model/body'
import { checkLinks, type LinkTargets } from './checkLinks'

const targets: LinkTargets = {
  unread: new Set(),
  docs: new Map([
    ['overview', '/docs/overview'],
    ['api/useNode', '/docs/api/useNode'],
  ]),
  drafts: new Map(),
  paths: new Set(['/', '/support', '/playground', '/docs/overview', '/docs/api/useNode', '/examples/basic']),
  files: new Set(['/robots.txt']),
  ids: new Map([
    ['/docs/overview', new Set(['install', 'größe'])],
    ['/docs/api/useNode', new Set(['returns'])],
  ]),
}
const noLink = { docId: null, path: null, fragment: null, line: 7 }
const link = (parts: Partial<WrittenLink>): WrittenLink => ({ ...noLink, ...parts })
const check = (...links: WrittenLink[]) =>
  checkLinks([{ sourcePath: 'content/docs/overview.mdx', path: '/docs/overview', ids: [], links }], targets)

test('accepts docs, anchors, files, and page paths with and without a trailing slash', () => {
  const paths = ['/support', '/examples/basic/', '/', '/robots.txt'].map((path) => ({ path }))
  const anchors = [
    { docId: 'api/useNode', fragment: 'returns' },
    { fragment: 'install' },
    { fragment: 'größe' },
    { path: '/playground', fragment: 'lesson=basic&step=1' },
  ]
  check(...[...paths, ...anchors].map(link))
  expect(() => check(link({ path: '/robots.txt/' }))).toThrow('but there is no such page')
})

test('a full URL on this site must lead to a page; other URLs are not checked', () => {
  const home = 'https://craft.js.org/base/'
  const checkUrl = (url: string) => {
    const page = { sourcePath: 'content/docs/overview.mdx', path: '/docs/overview', ids: [] }
    return () => checkLinks([{ ...page, links: [link({ url })] }], { ...targets, home })
  }
  const here = [`${home}docs/overview#gr%C3%B6%C3%9Fe`, home.slice(0, -1), '//craft.js.org/base/support']
  const elsewhere = ['https://craft.js.org/other', 'https://craft.js.org.example/base/x', 'https://a.b/%zz']
  for (const url of [...here, ...elsewhere]) expect(checkUrl(url)).not.toThrow()
  expect(checkUrl(`${home}docs/overveiw`)).toThrow('links to "/docs/overveiw", but there is no such page')
  expect(checkUrl(`${home}%ff`)).toThrow('links to "/%ff"')
  expect(checkUrl(`${home}docs/overview#instal`)).toThrow('but the page has no such anchor')
})

test('reports missing docs, paths (which are case-sensitive), and anchors in one message', () => {
  const links = [
    { docId: 'api/useNod' },
    { path: '/docs/API/useNode' },
    { docId: 'api/useNode', fragment: 'return' },
    { fragment: 'instal', line: 9 },
    { path: '/support', fragment: 'x' },
  ]
  expect(() => check(...links.map(link))).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: There are 5 mistakes.

    1. content/docs/overview.mdx:7 links to the doc "api/useNod", which does not exist.

    Closest doc ids:
    - api/useNode
    - overview

    2. content/docs/overview.mdx:7 links to "/docs/API/useNode", but there is no such page.

    Closest paths:
    - /docs/api/useNode
    - /docs/overview
    - /playground
    - and 3 more

    3. content/docs/overview.mdx:7 links to "/docs/api/useNode#return", but the page has no such anchor.

    Closest anchors on that page:
    - returns

    4. content/docs/overview.mdx:9 links to "/docs/overview#instal", but the page has no such anchor.

    Closest anchors on that page:
    - install
    - größe

    5. content/docs/overview.mdx:7 links to "/support#x", but only links to docs and posts can have an anchor.

    Link to "/support".]
  `)
})
