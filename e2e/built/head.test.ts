// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, test } from 'vitest'
import { docs, examples, inSite, posts, published, routes, titled } from '../routes'
import { all, builtFiles, htmlOf, one, pageAt } from './pages'

const contentOf = (page: Document, name: string) =>
  one(page, `meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')

const summaryOf = (page: Document) => ({
  title: one(page, 'head > title').textContent,
  language: page.documentElement.lang,
  canonical: one(page, 'link[rel=canonical]').getAttribute('href'),
})

/** Expects a description and, for sharing, a card of 1200 × 630 pixels. */
async function expectCard(page: Document): Promise<void> {
  expect(contentOf(page, 'description')?.length).toBeGreaterThan(49)
  for (const name of ['og:title', 'og:description', 'og:type', 'og:url', 'og:image:alt', 'twitter:card'])
    expect(contentOf(page, name), name).toBeTruthy()
  const card = contentOf(page, 'og:image') ?? ''
  expect(card.startsWith(published('cards/')), card).toBe(true)
  const { width, height } = await sharp(path.join('public', card.slice(published('').length))).metadata()
  expect([width, height]).toEqual([1200, 630])
  expect([contentOf(page, 'og:image:width'), contentOf(page, 'og:image:height')]).toEqual(['1200', '630'])
}

const icon = readFileSync('static/icon.svg', 'utf8').replaceAll(/\s*\n\s*/g, '')
const everyPage = [...routes, { path: '404', title: 'Page not found' }]

/** Ids of docs that Craft.js and other sites have linked to for years (docs/requirements.md §2). */
const linked = [
  'migrating/migrating-0.1.x overview acknowledgements concepts/nodes concepts/user-components',
  'concepts/editor-components concepts/serializing guides/basic-tutorial guides/save-load-state',
  'api/editor-state api/node api/user-component api/nodetree api/editor api/frame api/element',
  'api/useEditor api/useNode api/helpers additional/layers dev',
]

test('the docs that other sites link to keep their addresses', () => {
  const ids = linked.flatMap((line) => line.split(' ').map((id) => `docs/${id}`))
  expect(docs.map(({ path }) => path)).toEqual(expect.arrayContaining(ids))
})

describe.each(everyPage)('the head of $path', ({ path: route, title }) => {
  const page = pageAt(route)

  it('describes the page, with each tag once, and has a card for sharing', async () => {
    const canonical = published(route === '404' ? '404.html' : route)
    expect(summaryOf(page)).toEqual({ title: titled(title), language: 'en', canonical })
    expect(contentOf(page, 'version')).toBe('0.2.0-beta.2')
    one(page, 'h1')
    expect(page.querySelector('meta[name=robots]') !== null).toBe(route === '404')
    await expectCard(page)
  })

  it('links the icons, the manifest, and the search, none of which is requested before the first paint', () => {
    for (const kind of ['apple-touch-icon', 'search']) one(page, `head > link[rel=${kind}]`)
    expect(one(page, 'head > noscript > link[rel=manifest]').getAttribute('href')).toBe(
      inSite('manifest.webmanifest'),
    )
    const [, drawing = ''] = /^data:image\/svg\+xml,(.*)$/.exec(
      one(page, 'link[rel=icon][type="image/svg+xml"]').getAttribute('href') ?? '',
    )!
    expect(decodeURIComponent(drawing)).toBe(icon)
  })
})

describe.each(examples)('the head of $path', ({ path: route, title }) => {
  const page = pageAt(route)

  it('has the title, the canonical address, and the site name', async () => {
    expect(summaryOf(page)).toEqual({ title: titled(title), language: 'en', canonical: published(route) })
    const icons = all(page, 'link[rel=icon]').map((icon) => icon.getAttribute('href'))
    expect(icons).toEqual([inSite('favicon.ico'), inSite('icon.svg')])
    await expectCard(page)
  })

  it('has the content security policy before everything that it governs', () => {
    const [first] = page.head.children
    expect(first?.getAttribute('http-equiv')).toBe('Content-Security-Policy')
    expect(first?.getAttribute('content')).toMatch(
      /script-src 'self';.*trusted-types (?:'none'|ProseMirrorClipboard)$/,
    )
    expect(first?.getAttribute('content')).not.toMatch(/frame-ancestors|unsafe/)
  })
})

test('the examples share one font, in two parts, and one script for the color mode', () => {
  const files = builtFiles().filter((file) => file.startsWith('examples'))
  const countOf = (kind: RegExp) => files.filter((file) => kind.test(file)).length
  expect(countOf(/\/theme\.js$/)).toBe(1)
  // One part has the English letters, which nearly every page needs; the other has all letters.
  expect(countOf(/\/hanken-grotesk-[^-]+\.woff2$/)).toBe(1)
  expect(countOf(/\/hanken-grotesk-latin-[^/]+\.woff2$/)).toBe(1)
  expect(countOf(/\.woff2$/)).toBe(2)
})

test('every page has a unique title and description', () => {
  for (const name of ['title', 'meta[name=description]']) {
    const texts = [...everyPage, ...examples].map(({ path }) => {
      const element = one(pageAt(path), `head > ${name}`)
      return element.getAttribute('content') ?? element.textContent
    })
    expect(new Set(texts).size, name).toBe(texts.length)
  }
})

test('structured data has the right type for each page', () => {
  const dataOf = ({ path }: { path: string }) => {
    const json = pageAt(path).querySelector('script[type="application/ld+json"]')?.textContent
    return (JSON.parse(json ?? '{"@graph":[]}') as { '@graph': { '@type': string }[] })['@graph']
  }
  const kindsOf = (page: { path: string }) =>
    dataOf(page)
      .map((thing) => thing['@type'])
      .join(', ')
  const expected = ({ path }: { path: string }) => {
    if (path === '') return 'SoftwareSourceCode'
    if (/^docs\//.test(path)) return 'BreadcrumbList, TechArticle'
    return posts.some((post) => post.path === path) ? 'BreadcrumbList, BlogPosting' : ''
  }
  expect(routes.map(kindsOf)).toEqual(routes.map(expected))
  for (const page of [...docs, ...posts])
    expect(dataOf(page)[1]).toMatchObject({ headline: page.title, url: published(page.path) })
})

test('@late-hydration: inline scripts are the same on every page, except for two more on the landing page', () => {
  // Scripts in the template do not run until hydration, and JSON data does not run at all.
  const scriptsOf = ({ path }: { path: string }) =>
    all(pageAt(path), 'script:not([src], [type="application/ld+json"])').map(({ textContent }) => textContent)
  const shared = scriptsOf({ path: 'support' })
  expect(shared).toHaveLength(3)
  for (const page of everyPage) {
    const scripts = scriptsOf(page)
    const own = scripts.filter((script) => !shared.includes(script))
    expect(own, page.path).toHaveLength(page.path === '' ? 2 : 0)
    expect(scripts.filter((script) => shared.includes(script))).toEqual(shared)
  }
})

test('a page links its Markdown version', () => {
  for (const { path } of [...docs, ...posts])
    expect(one(pageAt(path), 'link[type="text/markdown"]').getAttribute('href')).toBe(published(`${path}.md`))
  expect(htmlOf('support')).not.toContain('text/markdown')
})
