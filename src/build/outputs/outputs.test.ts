import { createHash } from 'node:crypto'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { FEEDS, MACHINE_FILES } from '../../model/outputs'
import type { DocNode, PostNode } from '../pages'
import { agentSkillFiles } from './agentSkill'
import { searchDescription, webManifest } from './browserFiles'
import { checkOutputs } from './checkOutputs'
import { feedHtml, feeds } from './feeds'
import { llmsFull, llmsIndex } from './llms'
import type { MarkdownPage } from './markdownVersion'
import { robots, sitemap } from './sitemap'

const site = {
  url: 'https://craft.js.org',
  baseUrl: '/craft.js/',
  tagline: 'A framework.',
  favicon: 'icons/site.ico',
  release: '0.2.12',
}

const versionOf = (page: Partial<DocNode & PostNode>): MarkdownPage => ({
  page: { title: 'T', description: 'D.', path: '/p', ...page } as DocNode | PostNode,
  url: `https://craft.js.org/craft.js${page.path ?? '/p'}`,
  markdown: 'Words.\n',
})

const doc = versionOf({ docId: 'api/editor', title: '<Editor />', path: '/docs/api/editor' })
const loose = versionOf({ docId: 'dev', title: 'Dev', path: '/docs/dev' })
const post = versionOf({ date: '2026-11-21', release: '0.2.12', releasedOn: '2025-02-14', path: '/blog/x' })

it('lists pages by category, then loose docs, then posts', () => {
  const link = { type: 'link' as const, title: 'x', path: '/x', docId: 'api/editor' }
  const facts = {
    site,
    pages: [loose, post, doc],
    sidebar: [{ type: 'category' as const, label: 'API', items: [link] }],
  }
  const index = llmsIndex(facts)
  expect(index.match(/^## .*|\]\(.*?\)/gm)).toEqual([
    '## API',
    '](https://craft.js.org/craft.js/docs/api/editor.md)',
    '## More',
    '](https://craft.js.org/craft.js/docs/dev.md)',
    '## Blog',
    '](https://craft.js.org/craft.js/blog/x.md)',
    '## Optional',
    ...['playground', 'llms-full.txt', '.well-known/agent-skills/index.json', 'schema/serialized-nodes.json']
      .concat('registry/registry.json', 'tools/state')
      .map((file) => `](https://craft.js.org/craft.js/${file})`),
  ])
  expect(llmsFull(facts).match(/^# .*|^---$/gm)).toEqual(['# \\<Editor />', '---', '# Dev', '---', '# T'])
})

it('publishes the doc for agents as a skill, with the digest of its file', () => {
  const files = agentSkillFiles([doc, versionOf({ docId: 'agents', description: 'Say "yes".' })], site)
  const [skill, index] = files.map(({ text }) => text)
  expect(skill).toMatch(/^---\nname: craftjs\ndescription: "Say \\"yes\\"."\n---\n\n# T\n/)
  expect(JSON.parse(index ?? '')).toMatchObject({
    skills: [
      {
        url: 'https://craft.js.org/craft.js/.well-known/agent-skills/craftjs/SKILL.md',
        digest: `sha256:${createHash('sha256')
          .update(skill ?? '')
          .digest('hex')}`,
      },
    ],
  })
  expect(agentSkillFiles([doc], site)).toEqual([])
})

it('writes addresses with the path prefix, and the date of each page’s last change', async () => {
  const pages = [
    { path: '/', lastmod: null },
    { path: '/docs/a', lastmod: '2026-11-21T02:00:00+02:00' },
  ]
  expect(await sitemap(site, pages)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
      '<url><loc>https://craft.js.org/craft.js/</loc></url>' +
      '<url><loc>https://craft.js.org/craft.js/docs/a</loc><lastmod>2026-11-21T00:00:00.000Z</lastmod></url></urlset>',
  )
  const onHost = await sitemap({ ...site, host: 'GitHub Pages' }, pages)
  expect(onHost).toContain('<loc>https://craft.js.org/craft.js/</loc>')
  expect(onHost).toContain('<loc>https://craft.js.org/craft.js/docs/a/</loc>')
  expect(robots(site)).toContain('Sitemap: https://craft.js.org/craft.js/sitemap.xml')
  expect(searchDescription(site)).toContain('template="https://craft.js.org/craft.js/search?q={searchTerms}"')
  expect(searchDescription(site)).toContain('https://craft.js.org/craft.js/icons/site.ico')
  expect(webManifest(site)).toContain('"start_url": "/craft.js/"')
})

// The feeds themselves: e2e/built/outputs.test.ts.
it('converts a post to HTML for feed readers', () => {
  const html = feedHtml(
    'A [b](https://c.d)[^1].\n\n```ts\nA < b\n```\n\n| a |\n| - |\n| 1 |\n\n[^1]: E.\n',
    'https://craft.js.org/blog/x',
  )
  for (const part of [
    '<p>A <a href="https://c.d">b</a><sup>',
    '<pre><code class="language-ts">A &#x3C; b\n</code></pre>',
    '<tbody>\n<tr>\n<td>1</td>',
    '<section data-footnotes class="footnotes">',
  ])
    expect(html).toContain(part)
  const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)
  expect(addresses).toEqual([
    'https://c.d',
    'https://craft.js.org/blog/x#user-content-fn-1',
    'https://craft.js.org/blog/x#user-content-fnref-1',
  ])
})

/** The feeds of a blog with one post. */
function feedsWith({ title = 'T', description = 'D.', markdown = '' }): { path: string; text: string }[] {
  const url = 'https://craft.js.org/blog/x'
  const html = feedHtml(markdown, url)
  return feeds(site, [{ title, description, url, date: '2026-11-21', updated: null, tags: ['a & b'], html }])
}

it('writes feeds that XML parsers read as written, whatever a post contains', () => {
  const code = 'A[B[C]]>D[E]]>F</script><!-- & -->\u000C'
  const text = `${code} 1 < 2 && "a" ]]>`
  for (const file of feedsWith({ title: text, description: text, markdown: `\`\`\`ts\n${code}\n\`\`\`\n` })) {
    const feed = new JSDOM(file.text, { contentType: 'text/xml' }).window.document
    const field = (name: string) => {
      const item = feed.querySelector('entry, item')
      return new JSDOM(item?.getElementsByTagName(name)[0]?.textContent ?? '').window.document.body
        .textContent
    }
    const shown = (value: string) => value.replace('\u000C', '')
    expect(field('title')).toBe(shown(text))
    expect(field(file.path.includes('atom') ? 'summary' : 'description')).toBe(shown(text))
    expect(field(file.path.includes('atom') ? 'content' : 'content:encoded').trim()).toBe(shown(code))
  }
})

it('names the address of the host in feeds, and keeps the ids of posts', () => {
  const url = 'https://craft.js.org/blog/x/'
  const post = { title: 'T', description: 'D.', url, date: '2026-11-21', updated: null, tags: [], html: '' }
  const [atom, rss] = feeds({ ...site, host: 'Cloudflare Pages' }, [post]).map(({ text }) => text)
  for (const part of ['<id>https://craft.js.org/blog/x</id>', `href="${url}"`]) expect(atom).toContain(part)
  for (const part of ['>https://craft.js.org/blog/x</guid>', `<link>${url}</link>`, '/blog/archive/</link>'])
    expect(rss).toContain(part)
})

const output = temporaryFolder()

it('reports each broken machine-readable file', () => {
  for (const file of [...MACHINE_FILES, ...Object.values(FEEDS)])
    output.write(file, file.endsWith('.xml') ? '<a/>' : '{}')
  checkOutputs(output.at())
  output.write(FEEDS.rss, '<rss>\n<![CDATA[a ]]> b ]]>\n</rss>')
  output.write('sitemap.xml', '<urlset>&nbsp;</urlset>')
  output.write('records.json', '[1,')
  expect(() => checkOutputs(output.at())).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: There are 3 mistakes.

    1. public/blog/rss.xml cannot be read: 2:20: the string "]]>" is disallowed in char data. The line is: <![CDATA[a ]]> b ]]>

    Find the text in content and write it in another way. If it is not from there, correct src/build/outputs.

    2. public/sitemap.xml cannot be read: 1:14: undefined entity. The line is: <urlset>&nbsp;</urlset>

    Find the text in content and write it in another way. If it is not from there, correct src/build/outputs.

    3. public/records.json cannot be read: Unexpected end of JSON input

    Find the text in content and write it in another way. If it is not from there, correct src/build/outputs.]
  `)
})
