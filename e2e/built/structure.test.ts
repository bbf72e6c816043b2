// @vitest-environment jsdom
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import craft from '@craftjs/core/package.json'
import { describe, expect, it, test } from 'vitest'
import site from '../../content/site'
import { sourceUrl } from '../../src/model/site'
import { docs, inSite, listedDocs, posts, published, routes, sidebar } from '../routes'
import { all, linksIn, one, pageAt, readBuilt } from './pages'

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const isShallow = git('rev-parse', '--is-shallow-repository') === 'true'
const committed = git('ls-tree', '-r', '--name-only', 'HEAD', 'content/docs').split('\n')

const bar = 'nav[aria-label=Main]'
const hrefOf = (part: ParentNode, selector: string) => part.querySelector(selector)?.getAttribute('href')

// The marked entry of each page: src/theme/layout/Navbar.test.tsx.
test('the navbar links to the overview, has search and color mode, and marks the current page', () => {
  const page = pageAt('support')
  expect(linksIn(page, `${bar} > ul > li > *`)).toContainEqual(['Documentation', inSite('docs/overview')])
  const controls = all(page, 'header :is([data-search-open], [data-color-mode])')
  expect(controls.map((control) => control.textContent || control.ariaLabel)).toEqual(['Search', 'Dark mode'])
  const marked = ['docs/dev', 'support', '404'].map(
    (path) => pageAt(path).querySelector(`${bar} [aria-current]`)?.textContent,
  )
  expect(marked).toEqual(['Documentation', 'Support', undefined])
})

test('the footer has the columns of the configuration and the license', () => {
  const page = pageAt('support')
  const columns = all(page, 'footer nav').map((column) => [
    column.querySelector('h2')?.textContent,
    linksIn(column, 'a').map(([label]) => label),
  ])
  expect(columns).toEqual(
    site.footer.columns.map(({ title, items }) => [title, items.map(({ label }) => label)]),
  )
  expect(page.body.textContent).toContain('released under the MIT license and made in Malaysia')
})

test('every page has the same navbar and footer', () => {
  const partsOf = ({ path }: { path: string }) =>
    JSON.stringify(linksIn(pageAt(path), ':is(header, footer)[data-behind-menu] a'))
  expect(new Set(routes.map(partsOf)).size).toBe(1)
})

test('links that open a new tab use noopener', () => {
  const open = routes.flatMap(({ path }) =>
    all(pageAt(path), 'a[href*="//"]')
      .filter((link) => !link.getAttribute('href')?.startsWith(published('')))
      // Links in a demo's page are the author's choice.
      .filter((link) => !link.closest('.demo'))
      .filter((link) => !/\bnoopener\b/.test(link.getAttribute('rel') ?? ''))
      .map((link) => `/${path}: ${link.outerHTML}`),
  )
  expect(open).toEqual([])
})

test('the sidebar lists docs and tools by category, in order, without unlisted ones', () => {
  const groups = all(pageAt('docs/overview'), 'nav[aria-label=Documentation] > ul > li')
  expect(groups.map((group) => [group.querySelector('button')?.textContent, linksIn(group, 'a')])).toEqual(
    sidebar.map(([category, entries]) => [category, entries.map(({ path, title }) => [title, inSite(path)])]),
  )
})

test('at most 20 rows of the sidebar are open on a page', () => {
  const closed = '[aria-expanded=false] + ul *'
  for (const { path } of listedDocs) {
    const menu = one(pageAt(path), 'nav[aria-label=Documentation]')
    const rows = all(menu, 'li').filter((row) => !row.matches(closed))
    expect(rows.length, path).toBeLessThanOrEqual(20)
  }
})

test('/docs starts with three entry points: build, understand, look up', () => {
  expect(linksIn(pageAt('docs'), 'main a').slice(0, 3)).toEqual([
    [expect.stringContaining('Build an editor'), inSite('docs/guides/basic-tutorial')],
    [expect.stringContaining('Understand how it works'), inSite('docs/concepts/nodes')],
    [expect.stringContaining('Look something up'), inSite('docs/api/editor')],
  ])
})

/** Sections of concepts/editor-components that other sites link to. */
const linkedSections = [
  'a-toolbox clear-the-selection-on-the-background a-top-bar undo-and-redo a-settings-panel a-small-toolbar',
  'keyboard-shortcuts duplicate-a-node copy-paste-and-templates frames-and-labels-around-nodes',
  'the-drop-indicator scrolling-during-a-drag event-handlers-of-your-own touch-devices server-rendering',
  'editing-inside-an-iframe',
]

test('an old link to a section of concepts/editor-components leads to it, or to a link to its recipe', () => {
  for (const id of linkedSections.flatMap((line) => line.split(' '))) {
    const target = pageAt('docs/concepts/editor-components').getElementById(id)
    const isSection = /^h\d$/.test(target?.localName ?? '')
    expect(isSection || target?.querySelector('a[href*="/docs/recipes/"]'), id).toBeTruthy()
  }
})

test('Previous and Next follow the order of the sidebar, unless a doc sets its own next page', () => {
  const around = listedDocs.map(({ path }) =>
    ['prev', 'next'].map((rel) => hrefOf(pageAt(path), `a[rel=${rel}]`)),
  )
  const at = (index: number) => listedDocs[index] && inSite(listedDocs[index].path)
  const named = (path: string) =>
    /^pagination_next: (\S+)$/m.exec(readFileSync(`content/${path}.mdx`, 'utf8'))?.[1]
  expect(around).toEqual(
    listedDocs.map(({ path }, index) => [
      at(index - 1),
      named(path) ? inSite(`docs/${named(path)}`) : at(index + 1),
    ]),
  )
  for (const path of ['docs/concepts/serializing', 'docs/dev'])
    expect(pageAt(path).querySelector('[rel=prev], [rel=next], #menu [aria-current=page]'), path).toBeNull()
})

test('Older and Newer lead through the posts in the order of the archive', () => {
  const hrefs = [...new Set(linksIn(pageAt('blog/archive'), 'main h3 a').map(([, href]) => href))]
  const around = hrefs.map((href) =>
    ['next', 'prev'].map((rel) => hrefOf(pageAt(href!.slice(inSite('').length)), `a[rel=${rel}]`)),
  )
  expect(around).toEqual(hrefs.map((_, index) => [hrefs[index - 1], hrefs[index + 1]]))
})

test('the not-found page suggests every doc and post', () => {
  const data = readBuilt('page-data/404.html/page-data.json')
  for (const { path } of [...docs, ...posts]) expect(data).toContain(`"/${path}"`)
})

test.each(listedDocs)(
  '$path has one name, and shows its place in the sidebar and above its title',
  ({ path, title, trail }) => {
    const page = pageAt(path)
    const textsOf = (selector: string) => all(page, selector).map(({ textContent }) => textContent)
    expect(textsOf('nav[aria-label=Breadcrumbs] li')).toEqual(['Docs', ...trail])
    expect(one(page, 'nav[aria-label=Documentation] [aria-current=page]').textContent).toBe(title)
    expect(one(page, 'h1').textContent).toBe(title)
    const next = page.querySelector('a[rel=next]')
    const target = listedDocs.find((doc) => inSite(doc.path) === next?.getAttribute('href'))
    expect(next?.textContent).toBe(target && `Next${target.title}`)
    const open = [...page.querySelectorAll('nav[aria-label=Documentation] [aria-expanded=true]')]
    expect(open.map(({ textContent }) => textContent)).toEqual(trail)
  },
)

describe.each(docs)('$path', ({ path, title }) => {
  const page = pageAt(path)

  it('has links to edit it and report problems, its version, and the date of its last change', () => {
    const hrefs = new Map(linksIn(page, 'article a').map(([text, href]) => [text, href ?? '']))
    expect(hrefs.get('Edit this page') ?? null).toBe(sourceUrl('edit', `content/${path}.mdx`, site.sources))
    expect(hrefs.get(`Craft.js ${craft.version}`)).toBe(inSite('docs/migrating/migrating-0.1.x'))
    const changed = /Last updated on [A-Z][a-z]+ \d+, \d{4}/.test(page.body.textContent ?? '')
    expect(changed).toBe(!isShallow && committed.includes(`content/${path}.mdx`))
    const report = new URL(hrefs.get('Report a problem') ?? '')
    expect(report.origin + report.pathname).toBe('https://github.com/prevwong/craft.js/issues/new')
    expect(report.searchParams.get('title')).toBe(`Docs: ${title}`)
    expect(report.searchParams.get('body')).toContain(`Page: ${published(path)}\n`)
    expect(report.searchParams.get('body')).toContain(`Version: Craft.js ${craft.version}\n`)
  })

  it('has a table of contents with its headings of levels 2 and 3', () => {
    const headings = [...page.querySelectorAll('.prose :is(h2, h3)[id]')]
    const contents = [...page.querySelectorAll('[data-contents] a')]
    // A table with a single heading would be useless.
    const listed = headings.length > 1 ? headings : []
    expect(contents.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      listed.map(({ id, textContent }) => [textContent, `#${id}`]),
    )
  })
})

test('the Basic editor links to its source, if the configuration has the repository', () => {
  const links = new Map(linksIn(pageAt('examples/basic'), 'nav a').map(([text, href]) => [text, href]))
  expect(links.get('Tutorial')).toBe(inSite('docs/guides/basic-tutorial'))
  expect(links.get('Source') ?? null).toBe(sourceUrl('tree', 'examples/basic', site.sources))
})

test('every demo is a static image with its code, and explains why it does not run', () => {
  const demos = docs.flatMap(({ path }) => [...pageAt(path).querySelectorAll('.demo')])
  expect(demos.length).toBeGreaterThan(10)
  for (const demo of demos) {
    const [, name] = /^demo-(\w+)-code/.exec(one(demo, '[id$=-code-panel]').id) ?? []
    expect(demo.textContent, name).toContain(`export function ${name}`)
    expect(demo.textContent, name).toContain('This editor needs JavaScript.')
    expect(all(demo, '.demo-box').length, name).toBeGreaterThan(0)
    expect(one(demo, '.demo-saved').textContent, name).toContain('"ROOT"')
  }
})
