import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type Fixture, openFixture, startDevelop } from '../fixture'
import { assertSameFiles } from './compareFolders'

const DOC = 'content/docs/dev.mdx'
/** A draft of the project with a word that occurs nowhere else. */
const DRAFT = 'content/docs/dev/components.mdx'
const WORD = 'Quetzalcoatlus'

/** The text of a built file. */
const builtText = ({ folder }: Fixture, file: string) =>
  readFileSync(path.join(folder, 'public', file), 'utf8')

/** Builds and returns the pages and page data that were written. */
async function rewritten(fixture: Fixture): Promise<string[]> {
  const dates = () =>
    new Map(
      fixture
        .built()
        .filter((file) => /^(?!(?:examples|sandbox)\/).*(?:index\.html|page-data\.json)$/.test(file))
        .map((file) => [file, statSync(path.join(fixture.folder, 'public', file)).mtimeMs]),
    )
  const before = dates()
  await fixture.mustBuild()
  return [...dates()].flatMap(([file, date]) => (before.get(file) === date ? [] : [file])).sort()
}

/** Builds again without any cache, and expects the same files. */
async function expectSameFromScratch({ folder, mustBuild }: Fixture): Promise<void> {
  const warm = mkdtempSync(path.join(tmpdir(), 'warm-build-'))
  cpSync(path.join(folder, 'public'), warm, { recursive: true })
  for (const cache of ['.cache', 'public', 'node_modules/.cache'])
    rmSync(path.join(folder, cache), { recursive: true })
  await mustBuild()
  assertSameFiles(warm, path.join(folder, 'public'))
  rmSync(warm, { recursive: true })
}

// Each test continues with the previous build, as on an author's machine.
describe('A build after another', () => {
  const fixture = openFixture({ bodies: 'short' })
  afterAll(fixture.close)
  const published = (file: string) => builtText(fixture, file)
  const pageOf = (docId: string) => published(`docs/${docId}/index.html`)
  const filesWith = (word: string) => fixture.built().filter((file) => published(file).includes(word))

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
    expect(await rewritten(fixture)).toEqual(['docs/dev/index.html', 'page-data/docs/dev/page-data.json'])
    expect(pageOf('dev')).toContain('One more sentence')
  })

  it('writes a new doc and the page that suggests addresses', async () => {
    fixture.write('content/docs/new.mdx', fixture.read(DOC))
    expect(await rewritten(fixture)).toEqual([
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
    await expectSameFromScratch(fixture)
  })
})

const SAMPLE = 'content/snippets/New.tsx'
const FENCE = '\n```tsx file="New.tsx"\n```\n'

// Each change adds to those before, so that a stale file of any of them would differ at the end.
describe('A build of the real content after another', () => {
  const fixture = openFixture({ bodies: 'full' })
  afterAll(fixture.close)
  const pageOf = (docId: string) => builtText(fixture, `docs/${docId}/index.html`)
  const filesOf = (...docIds: string[]) =>
    ['docs/', 'page-data/docs/'].flatMap((folder) =>
      docIds.map((id) => `${folder}${id}/${folder === 'docs/' ? 'index.html' : 'page-data.json'}`),
    )

  it('applies a change to a component', async () => {
    await fixture.mustBuild()
    fixture.edit('src/theme/mdx/Picture.tsx', (text) => text.replace('"async"', '"auto"'))
    await fixture.mustBuild()
    expect(pageOf('guides/basic-tutorial')).toContain('decoding="auto"')
  })

  it('writes only the pages with a sample that has changed', async () => {
    const edit = (text: string) =>
      text.replace('Duplicate\n', 'Copy\n').replace('addNodeTree checks', '$& (here)')
    fixture.edit('content/snippets/editing/DuplicateButton.tsx', edit)
    expect(await rewritten(fixture)).toEqual(filesOf('api/nodetree', 'recipes/copy-and-paste'))
    expect(pageOf('api/nodetree')).toContain('(here)')
  })

  it.each([
    {
      file: 'content/demos/History.tsx',
      from: ': {count}',
      to: ': {count}!',
      docId: 'concepts/undo-and-redo',
    },
    // Imported by samples that a demo imports.
    {
      file: 'content/snippets/columns/columnEdits.ts',
      from: /^/,
      to: '/** Changed. */\n',
      docId: 'recipes/columns',
    },
  ])('applies a change to $file', async ({ file, from, to, docId }) => {
    fixture.edit(file, (text) => text.replace(from, to))
    expect(await rewritten(fixture)).toEqual(expect.arrayContaining(filesOf(docId)))
  })

  it('applies a change to a picture', async () => {
    const addresses = () => pageOf('guides/outline-and-keys').match(/src="[^"]*\/added\.webp"/g)
    const before = addresses()
    const figures = path.join(fixture.folder, 'content/docs/guides/figures')
    copyFileSync(path.join(figures, 'built.png'), path.join(figures, 'added.png'))
    expect(await rewritten(fixture)).toEqual(expect.arrayContaining(filesOf('guides/outline-and-keys')))
    expect(before).toHaveLength(1)
    expect(addresses()).not.toEqual(before)
  })

  it('applies a new sample, and its removal', async () => {
    fixture.write(SAMPLE, 'export const quetzalcoatlus = 1\n')
    fixture.edit(DOC, (text) => text + FENCE)
    expect(await rewritten(fixture)).toEqual(filesOf('dev'))
    expect(pageOf('dev')).toContain('quetzalcoatlus')
    rmSync(path.join(fixture.folder, SAMPLE))
    fixture.edit(DOC, (text) => text.replace(FENCE, ''))
    expect(await rewritten(fixture)).toEqual(filesOf('dev'))
  })

  it('publishes the same files as a build from scratch', () => expectSameFromScratch(fixture))
})
