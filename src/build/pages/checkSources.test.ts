import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildContext } from '../content'
import { checkSources } from './checkSources'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'sources-'))
  for (const folder of ['content', 'src/pages'])
    cpSync(path.resolve(folder), path.join(root, folder), { recursive: true })
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

test('finds no issues in the published content', async () => {
  const { count, pages, issues } = await check()
  expect(issues).toEqual([])
  expect(pages).toHaveLength(count)
})

test('names issues in all files at once', async () => {
  write('one', 'titel: x', '---')
  write('two', '---', '<b>never closed')
  const said = await issues()
  expect(said).toHaveLength(2)
  expect(said[0]).toContain('line 4, titel: is no field of the front matter.')
  expect(said[1]).toContain('content/docs/two.mdx:5:1')
})

test('names links, anchors and pictures that are not there, with file and line', async () => {
  write('one', '---', 'See [it](/docs/overveiw), [this](overview#nowhere).')
  const [said = ''] = await issues()
  expect(said).toContain('content/docs/one.mdx:5 links to "/docs/overveiw", and no page stands there.')
  expect(said).toContain('content/docs/one.mdx:5 links to "/docs/overview#nowhere"')
  write('one', '---', '![A thing](./nothing.png)')
  expect((await issues())[0]).toContain('content/docs/one.mdx:5 shows the picture "./nothing.png"')
})

test('names invalid images, and the nearest name to a missing one', async () => {
  writeFileSync(path.join(root, 'content/docs/drag.png'), 'version https://git-lfs.github.com/spec/v1')
  write('one', '---', '![A thing](./drag.png)')
  expect((await issues())[0]).toContain('content/docs/one.mdx:5 shows "./drag.png", and there is no picture')
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

test('names Markdown files that are not MDX', async () => {
  writeFileSync(path.join(root, 'content/docs/notes.md'), '# Notes')
  expect(await issues()).toEqual([
    'content/docs/notes.md is not read: docs and posts are MDX files.\n\n' +
      'Rename it to content/docs/notes.mdx, or move it out of the folder.',
  ])
})
