import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readSettings } from './settings'

let root: string
const write = (name: string, text: string) => writeFileSync(path.join(root, 'content', `${name}.ts`), text)
const site = readFileSync(path.resolve('content/site.ts'), 'utf8')

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'settings-'))
  mkdirSync(path.join(root, 'content'))
  write('site', site)
  write('word', "export const word: string = 'one'")
  write('sidebars', "import { word } from './word'\nexport default { docs: [word] }")
  write('redirects', 'export default { moved: [] }')
})
afterEach(() => rmSync(root, { recursive: true }))

/** The messages about `text` as the file `name`. */
async function messageOf(name: string, text: string): Promise<string> {
  write(name, text)
  return (await readSettings(root)).errors.map(({ message }) => message).join('\n\n')
}

test('reads a change, also in a file that a settings file imports', async () => {
  expect((await readSettings(root)).settings.sidebars.docs).toEqual(['one'])
  write('word', "export const word: string = 'two'")
  expect((await readSettings(root)).settings.sidebars.docs).toEqual(['two'])
})

test('names the line that cannot be parsed, and the one that throws', async () => {
  expect(await messageOf('sidebars', 'export default {\n  docs: [,\n')).toMatchInlineSnapshot(`
    "content/sidebars.ts:3 cannot be read: Unexpected end of file.

    Close what is open: a brace, a bracket or a quote."
  `)
  expect(await messageOf('sidebars', "const a = 'b'\n\nexport default {\n  docs: [a, unknown],\n}\n"))
    .toMatchInlineSnapshot(`
    "content/sidebars.ts:4 cannot be read: unknown is not defined.

    Correct this expression. Only what the file declares or imports exists in it."
  `)
  expect(await messageOf('redirects', 'export default {\n  moved: [null.x],\n}\n')).toContain(
    'content/redirects.ts:2 cannot be read',
  )
})

test.each(['site', 'sidebars', 'redirects'])(
  'names %s.ts when it is empty or exports nothing',
  async (name) => {
    const message = `content/${name}.ts has no default export.\n\nWrite it like: export default {`
    expect(await messageOf(name, '')).toContain(message)
    expect(await messageOf(name, 'const x = {}')).toContain(message)
    expect(await messageOf(name, 'export default 42')).toContain(
      `content/${name}.ts:1: its default export is 42.`,
    )
  },
)

test('names values of a wrong type with their line', async () => {
  const texts = [
    await messageOf('sidebars', 'export default {}'),
    await messageOf('sidebars', 'export default {\n  docs: [],\n}'),
    await messageOf('sidebars', "export default {\n  docs: 'overview',\n}"),
  ]
  write('sidebars', "export default { docs: ['one'] }")
  texts.push(
    await messageOf('redirects', 'export default {}'),
    await messageOf('redirects', "export default {\n  moved: [\n    { from: '/a' },\n  ] }"),
  )
  write('redirects', 'export default { moved: [] }')
  texts.push(
    await messageOf('site', site.replace('hideOnScroll: false', 'hideOnScroll: 1').replace(/tagline:.*/, '')),
  )
  expect(texts.join('\n')).toMatchInlineSnapshot(`
    "content/sidebars.ts:1: its default export is {}.

    Write it like: export default { docs: ['overview', { label: 'Guides', items: ['guides/resizing'] }] }
    content/sidebars.ts:2: "docs" is [].

    Write it like: export default { docs: ['overview', { label: 'Guides', items: ['guides/resizing'] }] }
    content/sidebars.ts:2: "docs" is "overview".

    Write it like: export default { docs: ['overview', { label: 'Guides', items: ['guides/resizing'] }] }
    content/redirects.ts:1: "moved" is undefined.

    Write it like: export default { moved: [{ from: '/docs/old', to: '/docs/new' }] }
    content/redirects.ts:3: "moved.0" is {"from":"/a"}.

    Write it like: export default { moved: [{ from: '/docs/old', to: '/docs/new' }] }
    content/site.ts is not valid.

    - tagline is missing (content/site.ts:5)
    - navbar.hideOnScroll is 1 (content/site.ts:16): Invalid input: expected boolean, received number"
  `)
})

test('reports the mistakes in all files, and keeps the files without one', async () => {
  write('sidebars', '')
  write('redirects', '')
  const { errors, settings, isValid } = await readSettings(root)
  expect(errors).toHaveLength(2)
  expect(settings.site.title).toBe('craft.js')
  expect([isValid('site'), isValid('sidebars')]).toEqual([true, false])
})
