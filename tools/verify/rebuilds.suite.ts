import { cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openFixture, startDevelop } from '../fixture'
import { assertSameFiles } from './compareFolders'

const DOC = 'content/docs/dev.mdx'
/** A draft of the project with a word that occurs nowhere else. */
const DRAFT = 'content/docs/dev/components.mdx'
const WORD = 'Quetzalcoatlus'

const fixture = openFixture({ bodies: 'short' })
const warm = mkdtempSync(path.join(tmpdir(), 'warm-build-'))
afterAll(() => {
  fixture.close()
  rmSync(warm, { recursive: true })
})

const publicFile = (file: string) => path.join(fixture.folder, 'public', file)
const published = (file: string) => readFileSync(publicFile(file), 'utf8')
const pageOf = (docId: string) => published(`docs/${docId}/index.html`)
const filesWith = (word: string) => fixture.built().filter((file) => published(file).includes(word))

/** Builds and returns the pages and page data that were written. */
async function rewritten(): Promise<string[]> {
  const dates = () =>
    new Map(
      fixture
        .built()
        .filter((file) => /^(?!(?:examples|sandbox)\/).*(?:index\.html|page-data\.json)$/.test(file))
        .map((file) => [file, statSync(publicFile(file)).mtimeMs]),
    )
  const before = dates()
  await fixture.mustBuild()
  return [...dates()].flatMap(([file, date]) => (before.get(file) === date ? [] : [file])).sort()
}

// Each test continues with the previous build, as on an author's machine.
describe('A build after another', () => {
  it('publishes nothing of a draft that develop has shown', async () => {
    fixture.edit(DRAFT, (text) => `${text}\n## ${WORD}\n\n${WORD}.\n`)
    const session = await startDevelop(fixture)
    await session.shows('/docs/dev/components', WORD).finally(session.end)
    await fixture.mustBuild()
    expect(filesWith(WORD)).toEqual([])
  })

  it('writes no pages if nothing has changed', async () => {
    expect(await fixture.mustBuild()).toContain('no new or changed html files')
  })

  it('writes one page if one doc has changed', async () => {
    fixture.edit(DOC, (text) => `${text}\nOne more sentence.\n\n:::note\nA note.\n:::\n`)
    expect(await rewritten()).toEqual(['docs/dev/index.html', 'page-data/docs/dev/page-data.json'])
    expect(pageOf('dev')).toContain('One more sentence')
  })

  it('writes a new doc and the page that suggests addresses', async () => {
    fixture.write('content/docs/new.mdx', fixture.read(DOC))
    expect(await rewritten()).toEqual([
      '404/index.html',
      'docs/new/index.html',
      'page-data/404.html/page-data.json',
      'page-data/404/page-data.json',
      'page-data/docs/new/page-data.json',
    ])
  })

  it('removes a newly unlisted doc from every list of pages', async () => {
    fixture.edit('content/docs/new.mdx', (text) => text.replace('---\n', '---\nunlisted: true\n'))
    await fixture.mustBuild()
    const lists = ['sitemap.xml', 'llms.txt', 'llms-full.txt', 'records.json', 'docs/index.html', '404.html']
    expect(lists.filter((file) => /\/docs\/new\b/.test(published(file)))).toEqual([])
    expect(pageOf('new')).toMatch(/<meta[^>]*name="robots" content="noindex"/)
  })

  it('fails until an error is fixed', async () => {
    fixture.edit(DOC, (text) => `${text}\n[Gone](./gone.mdx)\n`)
    for (const { isOk, output } of [await fixture.build(), await fixture.build()]) {
      expect(isOk).toBe(false)
      expect(output).toMatch(/content\/docs\/dev\.mdx:\d+[^]*gone/)
    }
    fixture.edit(DOC, (text) => text.replace('\n[Gone](./gone.mdx)\n', ''))
    await fixture.mustBuild()
  })

  it.each([
    {
      file: 'src/build/content/docs/doc.ts',
      from: '...nodeFields(frontMatter),',
      to: '$& title: `${frontMatter.title} (new)`,',
      shown: ' (new) |',
    },
    { file: 'src/model/admonitions.ts', from: "'Note'", to: "'Notice'", shown: 'Notice' },
    { file: 'content/site.ts', from: /\btitle: '.*'/, to: "title: 'craft'", shown: ' craft</title>' },
    {
      file: 'src/theme/doc/DocPage.module.css',
      from: '.page {',
      to: '.page { order: 4242;',
      shown: 'order:4242',
    },
    {
      file: 'content/sidebars.ts',
      from: /label: 'Tutorial',\s*items: \[/,
      // A listed draft is left out.
      to: "label: 'Ways', items: ['dev/components', ",
      shown: 'Ways',
    },
    // The versions of packages.
    { file: 'package-lock.json', from: '"lockfileVersion": 3', to: '"lockfileVersion":  3', shown: '' },
  ])('applies a change to $file', async ({ file, from, to, shown }) => {
    fixture.edit(file, (text) => text.replace(from, to))
    expect(await fixture.mustBuild()).not.toContain('no new or changed html files')
    expect(pageOf('dev') + pageOf('guides/save-load-state')).toContain(shown)
    expect(filesWith(WORD)).toEqual([])
  })

  it('applies a change to a browser script', async () => {
    const appScript = () => /\/app-\w+\.js/.exec(pageOf('dev'))?.[0]
    const before = appScript()
    expect(before).toBeDefined()
    fixture.edit('gatsby-browser.tsx', (text) => `${text}\nconsole.info('new')\n`)
    await fixture.mustBuild()
    expect(appScript()).not.toBe(before)
  })

  it('publishes the same files as a build from scratch, without the removed doc', async () => {
    fixture.undo()
    await fixture.mustBuild()
    expect(fixture.built().filter((file) => file.startsWith('docs/new/'))).toEqual([])
    cpSync(path.join(fixture.folder, 'public'), warm, { recursive: true })
    for (const cache of ['.cache', 'public', 'node_modules/.cache'])
      rmSync(path.join(fixture.folder, cache), { recursive: true })
    await fixture.mustBuild()
    assertSameFiles(warm, path.join(fixture.folder, 'public'))
  })
})
