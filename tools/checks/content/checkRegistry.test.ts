import { beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '../../../src/fixtures/temporaryFolder'
import { checkRegistry } from './checkRegistry'

const { at, write } = temporaryFolder()
const item = { title: 'A', description: 'Two boxes.', doc: 'recipes/a' }
const manifest = (folder: string, items: object) =>
  write(`content/snippets/${folder}/registry.json`, JSON.stringify(items, null, 2))
const check = (command = 'npx shadcn add https://craft.js.org/registry/a.json') => {
  const block = {
    language: 'bash',
    code: command,
    title: null,
    fragment: null,
    run: false,
    section: 0,
    line: 7,
  }
  const pages = [
    { path: 'content/docs/recipes/a.mdx', code: [] },
    { path: 'content/docs/overview.mdx', code: [block] },
  ]
  checkRegistry(pages, at())
}

beforeEach(() => {
  for (const file of ['a/Box.tsx', 'a/Bar.tsx', 'b/Box.tsx']) write(`content/snippets/${file}`)
  for (const folder of ['a', 'b']) manifest(folder, { [folder]: item })
})

it('accepts valid manifests', () => {
  expect(() => check()).not.toThrow()
})

it.each<[mistake: string, make: () => unknown, message: string]>([
  [
    'a doc that does not exist',
    () => manifest('a', { a: { ...item, doc: 'recipes/b' } }),
    'content/snippets/a/registry.json:5 says that the doc "recipes/b" explains the item "a", but there is no such doc.\n\nClosest doc ids:\n- recipes/a\n- overview',
  ],
  [
    'a file that does not exist',
    () => manifest('a', { a: { ...item, files: ['Bow.tsx'] } }),
    'content/snippets/a/registry.json:7 lists "Bow.tsx", but there is no file content/snippets/a/Bow.tsx.\n\nClosest files:\n- Box.tsx\n- Bar.tsx\n- ../b/Box.tsx',
  ],
  [
    'two items of the same name',
    () => manifest('b', { a: item }),
    'content/snippets/b/registry.json:2 names the item "a", as content/snippets/a/registry.json does.',
  ],
])('reports %s', (_, make, message) => {
  make()
  expect(() => check()).toThrow(message)
})

it('reports a command for an item that does not exist', () => {
  expect(() => check('npx shadcn add https://craft.js.org/registry/c.json')).toThrow(
    'content/docs/overview.mdx:7: the command adds "c", but the registry has no such item.',
  )
})

it('reports all manifests that are not valid', () => {
  write('content/snippets/a/registry.json', '{ "a": ')
  manifest('b', { b: { ...item, title: '', files: [3] }, C: { titel: 'C' } })
  expect(() => check()).toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: There are 4 mistakes.

    1. content/snippets/a/registry.json is not JSON: Unexpected end of JSON input.

    Correct it.

    2. content/snippets/b/registry.json is not valid.

    - b.title is "": must not be empty
    - b.files.0 is 3: Invalid input: expected string, received number
    - C is {"titel":"C"}: its name may contain only lowercase letters and hyphens]
  `)
})
