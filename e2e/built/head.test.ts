// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, test } from 'vitest'
import { docs, examples, inSite, posts, published, routes } from '../routes'
import { all, builtFiles, htmlOf, one, pageAt } from './pages'

const contentOf = (page: Document, name: string) =>
  one(page, `meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')

async function expectCard(page: Document): Promise<void> {
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

/** The docs that docs/requirements.md lists, with the title of each. */
const required = {
  'docs/migrating/migrating-0.1.x': 'Migrating from 0.1.x',
  'docs/overview': 'Overview',
  'docs/acknowledgements': 'Acknowledgements',
  'docs/concepts/nodes': 'Nodes',
  'docs/concepts/user-components': 'User Components',
  'docs/concepts/editor-components': 'Interacting with the Editor',
  'docs/concepts/serializing': 'Serializing',
  'docs/guides/basic-tutorial': 'Basic Tutorial',
  'docs/guides/save-load-state': 'Save and Load',
  'docs/api/editor-state': 'EditorState',
  'docs/api/node': 'Node',
  'docs/api/user-component': 'UserComponent',
  'docs/api/nodetree': 'NodeTree',
  'docs/api/editor': '<Editor />',
  'docs/api/frame': '<Frame />',
  'docs/api/element': '<Element />',
  'docs/api/useEditor': 'useEditor()',
  'docs/api/useNode': 'useNode()',
  'docs/api/helpers': 'NodeHelpers',
  'docs/additional/layers': 'Layers',
  'docs/dev': 'Craft.js - Build any page editor with React',
}

test('the 21 docs that must exist do, with their titles', () => {
  const titles = Object.fromEntries(docs.map(({ path, title }) => [path, title]))
  expect(titles).toMatchObject(required)
})

describe.each(everyPage)('the head of $path', ({ path: route, title }) => {
  const page = pageAt(route)

  it('says what the page is, each thing once', () => {
    expect({
      title: one(page, 'head > title').textContent,
      language: page.documentElement.lang,
      canonical: page.querySelector('link[rel=canonical]')?.getAttribute('href'),
      version: contentOf(page, 'version'),
      headings: all(page, 'h1').length,
      isHidden: page.querySelector('meta[name=robots]') !== null,
    }).toEqual({
      title: `${title} | craft.js`,
      language: 'en',
      canonical: published(route === '404' ? '404.html' : route),
      version: '0.2.0-beta.2',
      headings: 1,
      isHidden: route === '404',
    })
    expect(contentOf(page, 'description')?.length).toBeGreaterThan(49)
  })

  it('shows a card of 1200 by 630 pixels where the page is shared', () => expectCard(page))

  it('names the icons, the manifest and the search, none of which is asked for before the first paint', () => {
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

  it('says what the page is, where it is and whose', () => {
    expect({
      title: one(page, 'head > title').textContent,
      language: page.documentElement.lang,
      canonical: one(page, 'link[rel=canonical]').getAttribute('href'),
      icons: all(page, 'link[rel=icon]').map((icon) => icon.getAttribute('href')),
    }).toEqual({
      title: `${title} | craft.js`,
      language: 'en',
      canonical: published(route),
      icons: [inSite('favicon.ico'), inSite('icon.svg')],
    })
    expect(contentOf(page, 'description')?.length).toBeGreaterThan(49)
  })

  it('shows a card of 1200 by 630 pixels where the page is shared', () => expectCard(page))

  it('states the policy before anything that the policy governs', () => {
    const [first] = page.head.children
    expect(first?.getAttribute('http-equiv')).toBe('Content-Security-Policy')
    expect(first?.getAttribute('content')).toMatch(/script-src 'self';.*trusted-types 'none'$/)
    expect(first?.getAttribute('content')).not.toContain('frame-ancestors')
  })
})

test('the examples share one typeface, in two parts, and one script for the color mode', () => {
  const files = builtFiles().filter((file) => file.startsWith('examples'))
  const countOf = (kind: RegExp) => files.filter((file) => kind.test(file)).length
  expect(countOf(/\/theme\.js$/)).toBe(1)
  // The letters of English, which nearly every page needs, and all of them.
  expect(countOf(/\/hanken-grotesk-[^-]+\.woff2$/)).toBe(1)
  expect(countOf(/\/hanken-grotesk-latin-[^/]+\.woff2$/)).toBe(1)
  expect(countOf(/\.woff2$/)).toBe(2)
})

test('every page has a title and a description of its own', () => {
  for (const name of ['title', 'meta[name=description]']) {
    const texts = [...everyPage, ...examples].map(({ path }) => {
      const element = one(pageAt(path), `head > ${name}`)
      return element.getAttribute('content') ?? element.textContent
    })
    expect(new Set(texts).size, name).toBe(texts.length)
  }
})

test('structured data says what each page is', () => {
  const kindsOf = ({ path }: { path: string }) => {
    const json = pageAt(path).querySelector('script[type="application/ld+json"]')?.textContent
    const data = JSON.parse(json ?? '{"@graph":[]}') as { '@graph': { '@type': string }[] }
    return data['@graph'].map((thing) => thing['@type']).join(', ')
  }
  const expected = ({ path }: { path: string }) => {
    if (path === '') return 'SoftwareSourceCode'
    if (/^docs\//.test(path)) return 'BreadcrumbList, TechArticle'
    return posts.some((post) => post.path === path) ? 'BreadcrumbList, BlogPosting' : ''
  }
  expect(routes.map(kindsOf)).toEqual(routes.map(expected))
})

test('@late-hydration: the inline scripts are the same on every page', () => {
  // Scripts in the template rest until hydration, and data are no scripts.
  const scriptsOf = ({ path }: { path: string }) =>
    all(pageAt(path), 'script:not([src], [type="application/ld+json"])').map(({ textContent }) => textContent)
  const [first, ...others] = everyPage.map(scriptsOf)
  expect(first).toHaveLength(3)
  for (const scripts of others) expect(scripts).toEqual(first)
})

test('a page links its Markdown version', () => {
  for (const { path } of [...docs, ...posts])
    expect(one(pageAt(path), 'link[type="text/markdown"]').getAttribute('href')).toBe(published(`${path}.md`))
  expect(htmlOf('support')).not.toContain('text/markdown')
})
