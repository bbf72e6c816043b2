import assert from 'node:assert/strict'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { openFixture, type Fixture } from '../fixture'
import { namedChecks } from './namedChecks'

const publicFile = (fixture: Fixture, file: string) => path.join(fixture.folder, 'public', file)
const pageOf = (fixture: Fixture, docId: string) =>
  readFileSync(publicFile(fixture, `docs/${docId}/index.html`), 'utf8')

/** Names of the pages, and of their data, that `build` writes anew. */
async function rewrittenBy(fixture: Fixture, build: () => Promise<unknown>): Promise<string[]> {
  const files = () =>
    fixture
      .built()
      .filter((file) => /^(?!(?:examples|sandbox)\/).*(?:index\.html|page-data\.json)$/.test(file))
  const dates = () => new Map(files().map((file) => [file, statSync(publicFile(fixture, file)).mtimeMs]))
  const before = dates()
  await build()
  return [...dates()].flatMap(([file, date]) => (before.get(file) === date ? [] : [file])).sort()
}

/** Whether a build after another one writes what changed, and only that. */
export const incrementalSuite = namedChecks('incremental', 'builds after other builds', async (check) => {
  const fixture = openFixture({ bodies: 'short' })
  const doc = 'content/docs/dev.mdx'
  try {
    await fixture.mustBuild()
    await check('writes no page when nothing has changed', async () => {
      assert.match(await fixture.mustBuild(), /no new or changed html files/)
    })
    await check('writes one page when one doc has changed', async () => {
      fixture.edit(doc, (text) => `${text}\nOne more sentence.\n`)
      const rewritten = await rewrittenBy(fixture, () => fixture.mustBuild())
      assert.deepEqual(rewritten, ['docs/dev/index.html', 'page-data/docs/dev/page-data.json'])
      assert.ok(pageOf(fixture, 'dev').includes('One more sentence'), 'The page is old.')
    })
    await check('draws pages again when a style sheet alone has changed', async () => {
      fixture.edit('src/theme/doc/DocPage.module.css', (text) =>
        text.replace('.page {', '.page { order: 4242;'),
      )
      await fixture.mustBuild()
      assert.ok(pageOf(fixture, 'dev').includes('order:4242'), 'The sheet is old.')
    })
    await check('draws pages again when a script of the browser alone has changed', async () => {
      const appOf = () => /\/app-\w+\.js/.exec(pageOf(fixture, 'dev'))?.[0]
      const before = appOf()
      fixture.edit('gatsby-browser.tsx', (text) => `${text}\nconsole.info('new')\n`)
      await fixture.mustBuild()
      assert.ok(before, 'The page names no app script.')
      assert.notEqual(appOf(), before)
    })
    await check('writes a doc that is new, and the page that suggests addresses', async () => {
      fixture.write('content/docs/new.mdx', fixture.read(doc))
      const rewritten = await rewrittenBy(fixture, () => fixture.mustBuild())
      assert.deepEqual(rewritten, [
        '404/index.html',
        'docs/new/index.html',
        'page-data/404.html/page-data.json',
        'page-data/404/page-data.json',
        'page-data/docs/new/page-data.json',
      ])
    })
    await check('takes a doc that becomes unlisted out of everything that lists pages', async () => {
      fixture.edit('content/docs/new.mdx', (text) => text.replace('---\n', '---\nunlisted: true\n'))
      await fixture.mustBuild()
      const lists = [
        'sitemap.xml',
        'llms.txt',
        'llms-full.txt',
        'records.json',
        'docs/index.html',
        '404.html',
      ]
      const naming = lists.filter((file) =>
        /\/docs\/new\b/.test(readFileSync(publicFile(fixture, file), 'utf8')),
      )
      assert.deepEqual(naming, [])
      assert.match(pageOf(fixture, 'new'), /<meta[^>]*name="robots" content="noindex"/)
    })
    await check('follows a change of the code that makes the data', async () => {
      fixture.edit('src/build/content/docs/doc.ts', (text) =>
        text.replace('...nodeFields(frontMatter),', '$& title: `${frontMatter.title} (new)`,'),
      )
      await fixture.mustBuild()
      assert.ok(pageOf(fixture, 'dev').includes(' (new) |'), 'The title is old.')
    })
    await check('follows a change of a file that a page imports', async () => {
      const text = fixture.read(doc)
      fixture.write('content/docs/word.ts', "export const word = 'before'\n")
      fixture.write(doc, `${text}\nimport { word } from './word'\n\nThe word is {word}.\n`)
      await fixture.mustBuild()
      fixture.write('content/docs/word.ts', "export const word = 'after'\n")
      await fixture.mustBuild()
      for (const file of ['docs/dev.md', 'records.json'])
        assert.match(readFileSync(publicFile(fixture, file), 'utf8'), /The word is after/, file)
      fixture.write(doc, text)
    })
    await check('follows a change of the sidebars, and leaves out a draft that is listed there', async () => {
      fixture.edit('content/sidebars.ts', (text) =>
        text.replace(/label: 'Guides',\s*items: \[/, "label: 'Ways', items: ['dev/components', "),
      )
      await fixture.mustBuild()
      assert.ok(!fixture.built().some((file) => file.includes('dev/components')), 'The draft is there.')
      assert.ok(pageOf(fixture, 'guides/save-load-state').includes('Ways'), 'The sidebar is old.')
    })
    await check('leaves no page behind of a doc that is gone', async () => {
      fixture.undo()
      await fixture.mustBuild()
      assert.ok(!fixture.built().some((file) => file.startsWith('docs/new/')), 'docs/new is still there.')
      assert.ok(!pageOf(fixture, 'dev').includes(' (new) |'), 'The title is old.')
    })
  } finally {
    fixture.close()
  }
})
