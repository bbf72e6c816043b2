import { expect, it } from 'vitest'
import { readPages } from './style/readPages'
import { repeatedFunctions, snippetPages } from './repeatedFunctions'

const page = (path: string, code: string, title = 'a.ts') => ({
  path,
  code: [{ code, title, language: 'ts', line: 10 }],
})

it('names two samples that export the same function with different bodies', () => {
  expect(
    repeatedFunctions([
      page('content/docs/a.mdx', '// One\nexport function save() { return 1 }'),
      page('content/docs/b.mdx', 'export const save = () => 2'),
    ]),
  ).toEqual([
    'content/docs/b.mdx:10: the sample exports save, and so does content/docs/a.mdx:11, with another body. ' +
      'Keep one of them in content/snippets and include it, or give this one another name.',
  ])
})

it.each([
  ['the same body', 'export function save() {\n  return 1\n}', 'export function save() { return 1 }'],
  ['the entry of an example', 'export function App() { return 1 }', 'export function App() { return 2 }'],
  [
    'a User Component',
    'export const Text = () => useNode().a',
    'export function Text() { return useNode().b }',
  ],
  ['a function that is not exported', 'function save() { return 1 }', 'function save() { return 2 }'],
])('lets pass %s', (_, one, other) => {
  expect(repeatedFunctions([page('content/docs/a.mdx', one), page('content/docs/b.mdx', other)])).toEqual([])
})

it('lets pass versions of one file on one page', () => {
  const versions = [
    page('content/docs/a.mdx', 'export const save = () => 1'),
    page('content/docs/a.mdx', 'export const save = () => 2'),
  ]
  expect(repeatedFunctions(versions)).toEqual([])
})

it('finds none in docs, posts and snippets', async () => {
  const pages = (await readPages()).map(({ path, body }) => ({ path, code: body.code }))
  expect(repeatedFunctions([...snippetPages(process.cwd()), ...pages])).toEqual([])
})
