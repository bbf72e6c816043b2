import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildContext } from '../content'
import { checkSources } from './checkSources'

/** The front matter and headings of a page: enough for settings that name it, and quick to compile. */
const outlineOf = (mdx: string) => {
  const end = mdx.indexOf('\n---\n') + 5
  const headings = mdx.slice(end).match(/^##+ .+$/gm) ?? []
  return [mdx.slice(0, end), ...headings, ''].join('\n\n')
}

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sources-'))
  for (const folder of ['content', 'src/pages', 'static'])
    cpSync(path.resolve(folder), path.join(root, folder), { recursive: true })
  for (const name of readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })) {
    const file = path.join(root, 'content', name)
    if (name.endsWith('.mdx')) writeFileSync(file, outlineOf(readFileSync(file, 'utf8')))
  }
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
})
afterEach(() => rmSync(root, { recursive: true }))

const description = 'What this page is about, in a sentence that is long enough for search engines.'
const write = (name: string, ...lines: string[]) => {
  const file = path.join(root, 'content/docs', `${name}.mdx`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, ['---', `title: ${name}`, `description: ${description}`, ...lines, ''].join('\n'))
}
const check = () => checkSources({ ...buildContext(process.cwd()), root })
const issues = async () => (await check()).issues.map(({ message }) => message)

test('names issues in all files at once', async () => {
  write('one', 'titel: x', '---')
  write('two', '---', '<b>never closed')
  const messages = await issues()
  expect(messages).toHaveLength(2)
  expect(messages[0]).toContain('line 4, titel: is not a field of the front matter.')
  expect(messages[1]).toContain('content/docs/two.mdx:5:1')
})

test('names links, anchors and pictures that are not there, with file and line', async () => {
  write('one', '---', 'See [it](/docs/overveiw), [this](overview#nowhere).')
  const [message = ''] = await issues()
  expect(message).toContain('content/docs/one.mdx:5 links to "/docs/overveiw", but there is no such page.')
  expect(message).toContain('content/docs/one.mdx:5 links to "/docs/overview#nowhere"')
  write('one', '---', '![A thing](./nothing.png)')
  expect((await issues())[0]).toContain('content/docs/one.mdx:5 shows the picture "./nothing.png"')
})

test('names invalid images, and the nearest name to a missing one', async () => {
  writeFileSync(path.join(root, 'content/docs/drag.png'), 'version https://git-lfs.github.com/spec/v1')
  write('one', '---', '![A thing](./drag.png)')
  expect((await issues())[0]).toContain(
    'content/docs/one.mdx:5 shows "./drag.png", but that file contains no picture',
  )
  write('one', '---', '![A thing](./darg.png)')
  expect((await issues())[0]).toContain('correct the path.\nThe nearest there:\n- drag.png')
})

test('accepts links to files: static ones, feeds and Markdown versions', async () => {
  mkdirSync(path.join(root, 'static/files'), { recursive: true })
  writeFileSync(path.join(root, 'static/files/a.pdf'), '')
  write('one', '---', '[A](/files/a.pdf), [b](/blog/atom.xml), [c](/docs/overview.md), [d](/llms.txt).')
  expect(await issues()).toEqual([])
})

test('finds a doc by its file, whatever its id', async () => {
  write('one', 'id: first', '---', 'Words.')
  write('two', '---', 'See [it](./one.mdx), [it](first).')
  expect(await issues()).toEqual([])
})

test('reads drafts too, and says who links to one', async () => {
  write('later', 'draft: true', '---', 'See [it](/docs/overveiw).')
  expect((await issues())[0]).toContain('content/docs/later.mdx:6 links to "/docs/overveiw"')
  write('later', 'draft: true', '---', 'Words.')
  write('one', '---', 'See [it](later).')
  expect((await issues())[0]).toContain('content/docs/one.mdx:5 links to the doc "later", which is a draft')
})

test('names documents that are no pages, each with what to do', async () => {
  for (const name of [
    'notes.markdown',
    'guides/.mdx',
    'guides/.draft.md',
    'Notes.MDX',
    'README.md',
    'a.txt',
    '.DS_Store',
  ])
    writeFileSync(path.join(root, 'content/docs', name), '# Notes')
  expect((await issues()).join('\n\n')).toMatchInlineSnapshot(`
    "content/docs/Notes.MDX is not read: docs and posts are .mdx files.

    Rename it to content/docs/Notes.mdx, or move it out of the folder.

    content/docs/README.md is not read: docs and posts are .mdx files.

    Rename it to content/docs/README.mdx, or move it out of the folder.

    content/docs/guides/.draft.md is not read: its name begins with a dot.

    Rename it, for example to content/docs/guides/resizing.mdx, or move it out of the folder.

    content/docs/guides/.mdx is not read: it has no name, only an extension.

    Rename it, for example to content/docs/guides/resizing.mdx, or move it out of the folder.

    content/docs/notes.markdown is not read: docs and posts are .mdx files.

    Rename it to content/docs/notes.mdx, or move it out of the folder."
  `)
})

test('an index stands for its folder', async () => {
  write('new/index', '---', 'Words.')
  write('one', '---', 'See [it](./new/index.mdx), [it](new), [it](/docs/new).')
  expect(await issues()).toEqual([])
  write('new', '---', 'Words.')
  expect((await issues())[0]).toContain('Two docs have the id "new"')
})

test('names routes that differ only in case', async () => {
  write('api/useeditor', '---', 'Words.')
  expect(await issues()).toEqual([expect.stringContaining('differ only in case')])
})

test('reports mistakes of every kind in one run, and no mistake that follows from another', async () => {
  write('broken', 'titel: x', '---', 'Words.')
  write('open', '---', '<b>never closed')
  write(
    'one',
    '---',
    'See [it](broken#part), [that](open), [nothing](concepts/nowhere).',
    '',
    '![A](./none.png)',
  )
  writeFileSync(path.join(root, 'content/redirects.ts'), '')
  const sidebars = "export default { docs: ['broken', 'overview', 'overview', 'gone'] }"
  writeFileSync(path.join(root, 'content/sidebars.ts'), sidebars)
  const messages = await issues()
  expect(messages.map((message) => message.split('\n', 4).join('\n'))).toMatchInlineSnapshot(`
    [
      "content/docs/broken.mdx has invalid front matter.

    - line 4, titel: is not a field of the front matter. The nearest are: title, id, draft.",
      "content/docs/open.mdx:5:1: <b> is never closed.

      5 | <b>never closed
          ^",
      "content/redirects.ts has no default export.

    Write it like: export default { moved: [{ from: '/docs/old', to: '/docs/new' }] }",
      "content/sidebars.ts:1 lists the doc "overview" a second time in the sidebar "docs".

    Keep one of the two entries; the first is at content/sidebars.ts:1.",
      "content/sidebars.ts:1 names a doc that does not exist: "gone".

    These exist (the nearest first):
    - one",
      "content/docs/one.mdx:7 shows the picture "./none.png", which does not exist.

    Put it at content/docs/none.png, or correct the path.",
      "A link leads nowhere.

    content/docs/one.mdx:5 links to the doc "concepts/nowhere", which does not exist.
    The nearest doc ids:",
    ]
  `)
})
