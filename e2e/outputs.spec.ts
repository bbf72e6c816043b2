import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { fromHtml } from 'hast-util-from-html'
import sharp from 'sharp'
import site from '../content/site'
import { FEEDS, MACHINE_FILES } from '../src/model/outputs'
import { type SearchIndex, unpackRecords } from '../src/model/search'
import { docs, inSite, routes } from './routes'

/** What the built site says to machines, read from the files that are published. */
const output = path.resolve('public')
const read = (file: string) => readFileSync(path.join(output, file), 'utf8')
const base = `${site.url}${site.baseUrl}`
const pageOf = (route: string) => read(path.join(route, 'index.html'))
const contentOf = (html: string, property: string) =>
  new RegExp(`(?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1]

const drawing = readFileSync('static/icon.svg', 'utf8').replaceAll(/\s*\n\s*/g, '')

test('every page has a card of 1200 by 630 pixels, a description and a canonical address', async () => {
  for (const { path: route } of [...routes, { path: '404.html' }]) {
    const html = route === '404.html' ? read(route) : pageOf(route)
    const card = contentOf(html, 'og:image') ?? ''
    expect(card.startsWith(`${base}cards/`), `${route} shows ${card}`).toBe(true)
    const { width, height } = await sharp(path.join(output, card.slice(base.length))).metadata()
    expect([width, height], route).toEqual([1200, 630])
    for (const name of ['og:title', 'og:description', 'og:type', 'og:url', 'twitter:card', 'description'])
      expect(contentOf(html, name), `${route} ${name}`).toBeTruthy()
    expect(contentOf(html, 'description')?.length, route).toBeGreaterThan(49)
    for (const kind of ['icon', 'apple-touch-icon', 'manifest', 'search'])
      expect(html, `${route} ${kind}`).toContain(`rel="${kind}"`)
    // Neither is asked for before the first paint (docs/decisions/0017-diet.md).
    expect(html, route).toContain(
      `<noscript><link rel="manifest" href="${inSite('manifest.webmanifest')}"/></noscript>`,
    )
    const [, icon = ''] = /<link rel="icon" href="data:image\/svg\+xml,([^"]*)"/.exec(html) ?? []
    expect(decodeURIComponent(icon), route).toBe(drawing)
  }
})

test('every file for machines is there', () => {
  for (const file of [...MACHINE_FILES, ...Object.values(FEEDS)]) expect(read(file), file).toBeTruthy()
})

test('structured data can be read, and says what each page is', () => {
  const kindsOf = (route: string) => {
    const json = /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/.exec(pageOf(route))?.[1]
    const data = JSON.parse(json ?? '{"@graph":[]}') as { '@graph': { '@type': string }[] }
    return data['@graph'].map((thing) => thing['@type'])
  }
  expect(kindsOf('')).toEqual(['SoftwareSourceCode'])
  for (const { path: route } of docs) expect(kindsOf(route), route).toEqual(['BreadcrumbList', 'TechArticle'])
  for (const { path: route } of routes.filter(({ path: at }) => /^blog\/(?!archive)/.test(at)))
    expect(kindsOf(route), route).toEqual(['BreadcrumbList', 'BlogPosting'])
  for (const route of ['docs', 'support', 'search', 'blog/archive']) expect(kindsOf(route), route).toEqual([])
})

test('the sitemap lists every page once, and nothing else', () => {
  const listed = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  expect(listed.sort()).toEqual(routes.map((route) => base + route.path).sort())
  expect(read('robots.txt')).toContain(`Sitemap: ${base}sitemap.xml`)
})

for (const [file, mime] of [
  ['blog/atom.xml', 'application/xml'],
  ['blog/rss.xml', 'application/xml'],
  ['sitemap.xml', 'application/xml'],
  ['opensearch.xml', 'application/xml'],
] as const) {
  test(`${file} is well-formed XML`, async ({ page }) => {
    const [problem, root] = await page.evaluate(
      ([text, type]) => {
        const document = new DOMParser().parseFromString(text, type)
        return [document.querySelector('parsererror')?.textContent ?? null, document.documentElement.tagName]
      },
      [read(file), mime] as const,
    )
    expect(problem).toBeNull()
    expect(root).toMatch(/^(?:feed|rss|urlset|OpenSearchDescription)$/)
  })
}

test('the feeds carry every post with its whole text and no script', () => {
  const posts = routes
    .filter(({ path: at }) => /^blog\/(?!archive)/.test(at))
    .map(({ path: at }) => base + at)
  const feed = JSON.parse(read('blog/feed.json')) as {
    version: string
    items: { id: string; url: string; content_html: string; date_published: string }[]
  }
  expect(feed.version).toContain('https://jsonfeed.org/version/1')
  expect(feed.items.map(({ url }) => url).sort()).toEqual(posts.sort())
  for (const { url, content_html: html, date_published: date } of feed.items) {
    expect(html.length, url).toBeGreaterThan(2000)
    expect(html, url).not.toMatch(/<(?:script|button|svg|style)|(?:href|src)="(?!https?:)/)
    expect(Number.isNaN(Date.parse(date)), url).toBe(false)
    expect(read('blog/atom.xml')).toContain(`<id>${url}</id>`)
    expect(read('blog/rss.xml')).toContain(`<link>${url}</link>`)
  }
})

interface Tree {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: Tree[]
}

const textIn = (node: Tree): string => node.value ?? (node.children ?? []).map(textIn).join('')
const isUnseen = (node: Tree) => String(node.properties?.className).includes('sr-only')

function findAll(node: Tree, fits: (node: Tree) => boolean): Tree[] {
  const below = (node.children ?? []).flatMap((child) => findAll(child, fits))
  return fits(node) ? [node, ...below] : below
}

/** The code as the copy button gives it. */
function codeOf(pre: Tree): string {
  const deleted = findAll(pre, ({ properties }) => properties?.dataDel !== undefined)
  for (const line of deleted) line.children = [{ type: 'text', value: '\0' }]
  return textIn(pre)
    .split('\n')
    .filter((line) => line !== '\0')
    .join('\n')
    .trimEnd()
}

/** Headings and code blocks of Markdown, without the marks inside of headings. */
function readMarkdown(markdown: string) {
  const headings: string[] = []
  const code: string[] = []
  let fence: { marks: string; indent: number; lines: string[] } | null = null
  for (const line of markdown.split('\n')) {
    const marks = /^([ >-]*)(`{3,})/.exec(line)
    if (fence && marks?.[2] === fence.marks) {
      code.push(fence.lines.join('\n').trimEnd())
      fence = null
    } else if (fence) {
      const { indent } = fence
      fence.lines.push(line.slice(indent))
    } else if (marks) {
      fence = { marks: marks[2] ?? '', indent: marks[1]?.length ?? 0, lines: [] }
    } else if (/^#{1,6} /.test(line)) headings.push(line.replace(/^#+ /, ''))
  }
  return { headings, code }
}

const plain = (text: string) =>
  text
    .replaceAll(/[`\\*_]|\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()

test('Markdown versions have the headings and the code of their pages', () => {
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  )
  expect(files.length).toBe(
    docs.length + routes.filter(({ path: at }) => /^blog\/(?!archive)/.test(at)).length,
  )
  for (const file of files) {
    const tree = fromHtml(pageOf(file.replace(/\.md$/, ''))) as unknown as Tree
    const [article] = findAll(tree, ({ tagName }) => tagName === 'article')
    expect(article, file).toBeDefined()
    const { headings, code } = readMarkdown(read(file))
    const onPage = findAll(article!, (node) => /^h[1-6]$/.test(node.tagName ?? '') && !isUnseen(node))
    expect(headings.map(plain), file).toEqual(onPage.map((node) => plain(textIn(node))))
    const blocks = findAll(article!, ({ tagName }) => tagName === 'pre').map(codeOf)
    expect(code, file).toEqual(blocks)
  }
})

test('Markdown versions have every picture of their page, at an address that is published', () => {
  let count = 0
  for (const { path: route } of docs) {
    const [article] = findAll(fromHtml(pageOf(route)), ({ tagName }) => tagName === 'article')
    const onPage = findAll(
      article!,
      ({ tagName, properties }) => tagName === 'picture' && properties?.dataMode !== 'dark',
    )
    const addresses = [...read(`${route}.md`).matchAll(/!\[[^\]]*\]\(([^)]*)\)/g)].map(
      ([, address]) => address!,
    )
    expect(addresses.length, route).toBe(onPage.length)
    for (const address of addresses)
      expect(existsSync(path.join(output, address.slice(base.length))), address).toBe(true)
    count += addresses.length
  }
  expect(count).toBeGreaterThan(10)
})

test('what the code of a page shows is in its Markdown version, and found by the search', () => {
  const markdown = read('docs/acknowledgements.md')
  const records = unpackRecords(JSON.parse(read('records.json')) as SearchIndex)
  const text = records
    .filter(({ url }) => url.startsWith('/docs/acknowledgements'))
    .map((record) => record.text)
  for (const name of ['immer', 'nanoid', 'lodash', 'shallowequal', 'tiny-invariant']) {
    expect(markdown).toMatch(new RegExp(`^- \\[${name}\\]\\(https://github\\.com/\\S+\\) \\w`, 'm'))
    expect(text.join(' ')).toMatch(new RegExp(` ${name} (?:makes|compares|throws) `))
  }
})

test('llms.txt lists every page, and llms-full.txt holds them all', () => {
  const index = read('llms.txt')
  const full = read('llms-full.txt')
  for (const { path: route } of [
    ...docs,
    ...routes.filter(({ path: at }) => /^blog\/(?!archive)/.test(at)),
  ]) {
    expect(index).toContain(`(${base}${route}.md)`)
    expect(full).toContain(`Page: <${base}${route}>`)
  }
})

test('Markdown versions are served as Markdown in UTF-8, and linked from their pages', async ({
  request,
  baseURL,
}) => {
  const response = await request.get(`${baseURL}docs/overview.md`)
  expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8')
  expect(response.headers()['x-robots-tag']).toBe('noindex')
  expect(pageOf('docs/overview')).toContain(`type="text/markdown" href="${base}docs/overview.md"`)
})
