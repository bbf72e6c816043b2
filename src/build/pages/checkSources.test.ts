import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkSources } from './checkSources'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sources-'))
  for (const folder of ['content', 'src/pages'])
    cpSync(path.resolve(folder), path.join(root, folder), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true }))

const description = 'What this page is about, in a sentence that is long enough for search engines.'
const write = (name: string, ...lines: string[]) => {
  const file = path.join(root, 'content/docs', `${name}.mdx`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, ['---', `title: ${name}`, `description: ${description}`, ...lines, ''].join('\n'))
}
const mistakes = async () => (await checkSources(root)).mistakes.map(({ message }) => message)

test('finds nothing wrong with what is published', async () => {
  const { count, pages, mistakes } = await checkSources(root)
  expect(mistakes).toEqual([])
  expect(pages).toHaveLength(count)
})

test('names mistakes in all files at once', async () => {
  write('one', 'titel: x', '---')
  write('two', '---', '<b>never closed')
  const said = await mistakes()
  expect(said).toHaveLength(2)
  expect(said[0]).toContain('line 4, titel: is no field of the front matter.')
  expect(said[1]).toContain('content/docs/two.mdx:5:1')
})

test('names links, anchors and pictures that are not there, with file and line', async () => {
  write('one', '---', 'See [it](/docs/overveiw), [this](overview#nowhere).')
  const [said = ''] = await mistakes()
  expect(said).toContain('content/docs/one.mdx:5 links to "/docs/overveiw", and no page stands there.')
  expect(said).toContain('content/docs/one.mdx:5 links to "/docs/overview#nowhere"')
  write('one', '---', '![A thing](./nothing.png)')
  expect((await mistakes())[0]).toContain('content/docs/one.mdx:5 shows the picture "./nothing.png"')
})

test('names pictures that are none, and the nearest of one that is missing', async () => {
  writeFileSync(path.join(root, 'content/docs/drag.png'), 'version https://git-lfs.github.com/spec/v1')
  write('one', '---', '![A thing](./drag.png)')
  expect((await mistakes())[0]).toContain(
    'content/docs/one.mdx:5 shows "./drag.png", and there is no picture',
  )
  write('one', '---', '![A thing](./darg.png)')
  expect((await mistakes())[0]).toContain('correct the path.\nThe nearest there:\n- drag.png')
})

test('lets links lead to files: given ones, feeds and Markdown versions', async () => {
  mkdirSync(path.join(root, 'static/files'), { recursive: true })
  writeFileSync(path.join(root, 'static/files/a.pdf'), '')
  write('one', '---', '[A](/files/a.pdf), [b](/blog/atom.xml), [c](/docs/overview.md), [d](/llms.txt).')
  expect(await mistakes()).toEqual([])
})

test('finds a doc by its file, whatever its id', async () => {
  write('one', 'id: first', '---', 'Words.')
  write('two', '---', 'See [it](./one.mdx), [it](first).')
  expect(await mistakes()).toEqual([])
})

test('reads drafts too, and says who links to one', async () => {
  write('later', 'draft: true', '---', 'See [it](/docs/overveiw).')
  expect((await mistakes())[0]).toContain('content/docs/later.mdx:6 links to "/docs/overveiw"')
  write('later', 'draft: true', '---', 'Words.')
  write('one', '---', 'See [it](later).')
  expect((await mistakes())[0]).toContain('content/docs/one.mdx:5 links to the doc "later", which is a draft')
})

test('names Markdown files that nobody would read', async () => {
  writeFileSync(path.join(root, 'content/docs/notes.md'), '# Notes')
  expect(await mistakes()).toEqual([
    'content/docs/notes.md is not read: docs and posts are MDX files.\n\n' +
      'Rename it to content/docs/notes.mdx, or move it out of the folder.',
  ])
})
