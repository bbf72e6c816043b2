import { cpSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import published from '../../../content/site'
import { messagesOf } from '../../fixtures/messagesOf'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { buildContext } from '../content'
import { checkSources } from './checkSources'

/** Settings that link only to the pages of this test. */
const site = {
  ...published,
  navbar: { hideOnScroll: false, items: [] },
  footer: { ...published.footer, links: [], columns: [] },
  docsVersion: { ...published.docsVersion, mainDocId: 'overview' },
  announcementBar: null,
  suggestedPages: [],
}

const folder = temporaryFolder()
beforeEach(() => {
  cpSync('src/pages', folder.at('src/pages'), { recursive: true })
  symlinkSync(path.resolve('node_modules'), folder.at('node_modules'))
  folder.write('static/favicon.ico')
  folder.write('content/site.ts', `export default ${JSON.stringify(site)}`)
  folder.write('content/sidebars.ts', "export default { docs: ['overview'] }")
  folder.write('content/redirects.ts', 'export default { moved: [] }')
  folder.write('content/searchWords.ts', "export default { '/support': 'help' }")
  for (const name of ['overview', 'api/useEditor']) write(name, '---', 'Words.')
})

const description = 'What this page is about, in a sentence that is long enough for search engines.'
const write = (name: string, ...lines: string[]) =>
  folder.write(
    `content/docs/${name}.mdx`,
    ['---', `title: ${name}`, `description: ${description}`, ...lines, ''].join('\n'),
  )
const errors = async () => (await checkSources({ ...buildContext(process.cwd()), root: folder.at() })).issues
const issues = async () => (await errors()).map(({ message }) => message)

test('reports missing link targets, anchors, and pictures, even in drafts', async () => {
  folder.write('content/docs/drag.png', 'version https://git-lfs.github.com/spec/v1')
  write('one', '---', 'See [it](/docs/overveiw), [this](overview#nowhere), [that](later).')
  write('later', 'draft: true', '---', 'See [it](/docs/overveiw).')
  write('two', '---', '![A](./darg.png) ![B](./drag.png)')
  const messages = await issues()
  for (const name of ['one', 'two']) write(name, '---', 'Words.')
  messages.push(...(await issues()))
  for (const part of [
    'content/docs/one.mdx:5 links to "/docs/overveiw", but there is no such page.',
    'content/docs/one.mdx:5 links to "/docs/overview#nowhere"',
    'content/docs/one.mdx:5 links to the doc "later", which is a draft',
    'content/docs/two.mdx:5 shows "./drag.png", but that file contains no picture',
    'correct the path.\nClosest names there:\n- drag.png',
    'content/docs/later.mdx:6 links to "/docs/overveiw"',
  ])
    expect(messages.join('\n\n')).toContain(part)
})

test('accepts links to files of the site, to a doc by its file, and to the index of a folder', async () => {
  folder.write('static/files/a.pdf')
  write('named', 'id: first', '---', 'Words.')
  write('new/index', '---', 'Words.')
  write('one', '---', '[A](/files/a.pdf), [b](/blog/atom.xml), [c](/docs/overview.md), [d](/llms.txt).')
  write('two', '---', '[A](./named.mdx), [b](first), [c](./new/index.mdx), [d](new), [e](/docs/new).')
  expect(await issues()).toEqual([])
})

test('reports documents that are not pages, duplicate ids, and routes that differ only in case', async () => {
  const names = ['notes.markdown', 'guides/.mdx', 'guides/.draft.md', 'Notes.MDX', 'a.txt', '.DS_Store']
  for (const name of names) folder.write(`content/docs/${name}`, '# Notes')
  for (const name of ['api/useeditor', 'new', 'new/index']) write(name, '---', 'Words.')
  const found = await errors()
  expect(await messagesOf(...found.map((error) => () => Promise.reject(error)))).toMatchInlineSnapshot(`
    "content/docs/Notes.MDX is ignored: docs and posts are .mdx files.
      Rename it to content/docs/Notes.mdx, or move it out of the folder.
    content/docs/guides/.draft.md is ignored: its name begins with a dot.
      Rename it, for example to content/docs/guides/resizing.mdx, or move it out of the folder.
    content/docs/guides/.mdx is ignored: it has an extension but no name.
    content/docs/notes.markdown is ignored: docs and posts are .mdx files.
      Rename it to content/docs/notes.mdx, or move it out of the folder.
    Two docs have the id "new": content/docs/new.mdx and content/docs/new/index.mdx.
      Change the id in the front matter of one of them, or its file name.
    The routes "/docs/api/useEditor" (content/docs/api/useEditor.mdx) and "/docs/api/useeditor" (content/docs/api/useeditor.mdx) differ only in case.
      Give one of them another slug in its front matter, or move it."
  `)
})

test('reports mistakes of every kind in one run, without follow-up errors', async () => {
  write('broken', 'titel: x', '---', 'Words.')
  write('open', '---', '<b>never closed')
  write('one', '---', '[it](broken#part), [that](open), [nothing](concepts/nowhere).', '', '![A](./none.png)')
  folder.write('content/redirects.ts', '')
  folder.write('content/sidebars.ts', "export default { docs: ['broken', 'overview', 'overview', 'gone'] }")
  const messages = await issues()
  expect(messages.map((message) => message.split('\n', 4).join('\n'))).toMatchInlineSnapshot(`
    [
      "content/docs/broken.mdx has invalid front matter.

    - line 4, titel: is not a field of the front matter: remove it, or write one of the closest fields: title, id, draft.",
      "content/docs/open.mdx:5:1: <b> is never closed.

      5 | <b>never closed
          ^",
      "content/redirects.ts has no default export, or an empty one.

    Write it like this: export default { moved: [{ from: '/docs/old', to: '/docs/new' }] }",
      "content/sidebars.ts:1 lists the doc "overview" a second time in the sidebar "docs".

    Keep one of the two entries; the first is at content/sidebars.ts:1.",
      "content/sidebars.ts:1 names a doc that does not exist: "gone".

    Valid doc ids, closest match first:
    - one",
      "content/docs/one.mdx:7 shows the picture "./none.png", which does not exist.

    Put it at content/docs/none.png, or correct the path.",
      "content/docs/one.mdx:5 links to the doc "concepts/nowhere", which does not exist.

    Closest doc ids:
    - one",
    ]
  `)
})

test('reports mistakes in the sidebars although the site configuration has one', async () => {
  folder.write('content/site.ts', `export default ${JSON.stringify({ ...site, favicon: '/favicon.ico' })}`)
  folder.write('content/sidebars.ts', "export default { docs: ['overview', 'gone'] }")
  expect((await issues()).map((message) => message.split('\n', 1)[0])).toEqual([
    'content/site.ts is not valid.',
    'content/sidebars.ts:1 names a doc that does not exist: "gone".',
  ])
})
