// @vitest-environment jsdom
import { gzipSync, strToU8 } from 'fflate'
import { expect, it } from 'vitest'
import { node } from '../../../packages/saved-page/fixtures/node'
import { openFiles } from './openFiles'

const current = { files: { 'App.tsx': 'app', 'blocks.tsx': 'old' }, page: '{}' }
const page = JSON.stringify({ ROOT: node() })
const saved = JSON.stringify({ v: 1, files: { 'App.tsx': 'saved' }, page })

const fileOf = ([name, content]: [string, string | Uint8Array<ArrayBuffer>]) => {
  const bytes = typeof content === 'string' ? strToU8(content) : content
  // jsdom's files have no arrayBuffer.
  return Object.assign(new File([bytes], name), { arrayBuffer: () => Promise.resolve(bytes.buffer) })
}

// prettier-ignore
it.each<[string, Record<string, string | Uint8Array<ArrayBuffer>>, object, RegExp]>([
  [
    'replaces the project with code that has an App',
    { 'App.tsx': 'a', 'a.css': 'b' },
    { files: { 'App.tsx': 'a', 'a.css': 'b' } },
    /^App\.tsx and a\.css are open\.$/,
  ],
  [
    'adds other code',
    { 'Card.tsx': 'c', 'blocks.tsx': 'b' },
    { ...current, files: { 'App.tsx': 'app', 'blocks.tsx': 'b', 'Card.tsx': 'c' } },
    /are open\. Import Card\.tsx in the code/,
  ],
  ['shows a saved page with the code', { 'page.json': page }, { files: current.files, page }, /^page\.json is open\.$/],
  ['reads an encoded page, with its code', { 'App.tsx': 'a', 'page.txt': btoa(page) }, { files: { 'App.tsx': 'a' }, page }, /open/],
  ['reads a compressed page', { 'page.gz': gzipSync(strToU8(page)) }, { files: current.files, page }, /open/],
  ['opens a project', { 'mine.json': saved }, { files: { 'App.tsx': 'saved' }, page }, /open/],
])('%s', async (_, files, project, message) => {
  const opened = await openFiles(Object.entries(files).map(fileOf), current)
  expect(opened.project).toEqual(project)
  expect(opened.message).toMatch(message)
})

it.each(['package.json', 'My App.tsx', 'long.ts'])(
  'rejects %s with a message that names it',
  async (name) => {
    const content = name === 'long.ts' ? 'x'.repeat(2_000_001) : '{"name":"a"}'
    const message = `${name} can’t be opened. You can open .tsx, .ts and .css files`
    await expect(openFiles([fileOf([name, content])], current)).rejects.toThrow(message)
  },
)
