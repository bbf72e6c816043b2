// @vitest-environment jsdom
import { existsSync } from 'node:fs'
import path from 'node:path'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { FEEDS, MACHINE_FILES } from '../../src/model/outputs'
import { type SearchIndex, unpackRecords } from '../../src/model/search'
import { nodesIn, textOf } from '../markdown'
import { docs, examples, posts, published, routes } from '../routes'
import { all, builtFiles, one, pageAt, readBuilt } from './pages'

const base = published('')
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

test('the build writes every machine-readable file', () => {
  for (const file of [...MACHINE_FILES, ...Object.values(FEEDS)]) expect(readBuilt(file), file).toBeTruthy()
})

test('the sitemap lists every page once, llms.txt every doc and post, and llms-full.txt contains them', () => {
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)
  expect(listed.sort()).toEqual([...routes, ...examples].map((page) => base + page.path).sort())
  expect(readBuilt('robots.txt')).toContain(`Sitemap: ${base}sitemap.xml`)
  const [llms, full] = [readBuilt('llms.txt'), readBuilt('llms-full.txt')]
  for (const { path: route } of [...docs, ...posts]) {
    expect(llms).toContain(`(${base}${route}.md)`)
    expect(full).toContain(`Page: <${base}${route}>`)
  }
})

test('XML files are well-formed', () => {
  for (const [file, root] of [
    ['blog/atom.xml', 'feed'],
    ['blog/rss.xml', 'rss'],
    ['sitemap.xml', 'urlset'],
    ['opensearch.xml', 'OpenSearchDescription'],
  ] as const)
    expect(
      new DOMParser().parseFromString(readBuilt(file), 'application/xml').documentElement.tagName,
      file,
    ).toBe(root)
})

test('the feeds carry every post with its whole text and no script', () => {
  const feed = new DOMParser().parseFromString(readBuilt('blog/atom.xml'), 'application/xml')
  const entries = all(feed, 'entry').map((entry) => ({
    url: one(entry, 'id').textContent,
    html: one(entry, 'content').textContent,
    date: one(entry, 'published').textContent,
  }))
  expect(entries.map(({ url }) => url).sort()).toEqual(posts.map((post) => base + post.path).sort())
  for (const { url, html, date } of entries) {
    const text = plain(new DOMParser().parseFromString(html, 'text/html').body.textContent)
    for (const paragraph of all(pageAt(url.slice(base.length)), '.prose > p'))
      expect(text, url).toContain(plain(paragraph.textContent))
    expect(html, url).not.toMatch(/<(?:script|button|svg|style)|(?:href|src)="(?!https?:)/)
    expect(Number.isNaN(Date.parse(date)), url).toBe(false)
    expect(readBuilt('blog/rss.xml')).toContain(`<link>${url}</link>`)
  }
})

/** The code that the copy button of a block copies: without deleted lines. */
function codeOf(block: Element): string {
  const pre = block.cloneNode(true) as Element
  for (const line of pre.querySelectorAll('[data-del]')) line.textContent = '\0'
  return pre.textContent.replaceAll(/^\0(?:\n|$)/gm, '').trimEnd()
}

test.each([...docs, ...posts])('the Markdown version of $path has its headings, code, and images', (page) => {
  const article = one(pageAt(page.path), 'article')
  const markdown = readBuilt(`${page.path}.md`)
  const tree = unified().use(remarkParse).parse(markdown)
  const onPage = all(article, ':is(h1, h2, h3, h4, h5, h6):not(.visually-hidden)')
  expect(nodesIn(tree, 'heading').map((node) => plain(textOf(node)))).toEqual(
    onPage.map(({ textContent }) => plain(textContent)),
  )
  const code = nodesIn(tree, 'code').map(({ value }) => value?.trimEnd())
  expect(code).toEqual([...article.querySelectorAll('pre')].map(codeOf))
  const pictures = [...markdown.matchAll(/!\[[^\]]*\]\(([^)]*)\)/g)]
  expect(pictures).toHaveLength(article.querySelectorAll('img[decoding]:not([data-mode=dark])').length)
  for (const [, address = ''] of pictures)
    expect(existsSync(path.join('public', address.slice(base.length))), address).toBe(true)
})

test('docs and posts have a Markdown version; the only other Markdown file is the skill for agents', () => {
  const files = builtFiles().filter((file) => file.endsWith('.md') && !file.endsWith('/SKILL.md'))
  expect(files.sort()).toEqual([...docs, ...posts].map((page) => `${page.path}.md`).sort())
})

test('the code of a page appears in its Markdown version and in the search', () => {
  const markdown = readBuilt('docs/acknowledgements.md')
  const records = unpackRecords(JSON.parse(readBuilt('records.json')) as SearchIndex)
  const text = records
    .filter(({ url }) => url.startsWith('/docs/acknowledgements'))
    .map(({ text, more }) => `${text} ${more}`)
  for (const name of ['immer', 'nanoid', 'lodash', 'shallowequal', 'tiny-invariant']) {
    expect(markdown).toMatch(new RegExp(`^- \\[${name}\\]\\(https://github\\.com/\\S+\\) \\w`, 'm'))
    expect(text.join(' ')).toMatch(new RegExp(`(?: |^)${name}(?: |$)`))
  }
})
