import { beforeEach, expect, test } from 'vitest'
import published from '../../../content/site'
import { temporaryFolder } from '../../fixtures/temporaryFolder'
import { errorCollector } from '../errors'
import { readSettings } from './settings'

const folder = temporaryFolder()
const write = (name: string, text: string) => folder.write(`content/${name}.ts`, text)
async function read() {
  const errors = errorCollector()
  return { ...(await readSettings(folder.at(), errors)), errors: errors.list }
}
/** The site's settings in the test's own file, so that line numbers do not depend on content/site.ts. */
const site = `export default ${JSON.stringify({ ...published, title: 'A title', tagline: 'A tagline' }, null, 2)}`
const withMistakes = site.replace('"hideOnScroll": false', '"hideOnScroll": 1').replace(/"tagline":.*/, '')
const lineOf = (words: string) => withMistakes.split('\n').findIndex((line) => line.includes(words)) + 1

beforeEach(() => {
  write('site', site)
  write('word', "export const word: string = 'one'")
  write('sidebars', "import { word } from './word'\nexport default { docs: [word] }")
  write('redirects', 'export default { moved: [] }')
  write('searchWords', "export default { '/': 'start' }")
})

/** Messages about the file `name` with this `text`. */
async function messageOf(name: string, text: string): Promise<string> {
  write(name, text)
  return (await read()).errors.map(({ message }) => message).join('\n\n')
}

test('reads a change, even in a file that a settings file imports', async () => {
  expect((await read()).settings.sidebars.docs).toEqual(['one'])
  write('word', "export const word: string = 'two'")
  expect((await read()).settings.sidebars.docs).toEqual(['two'])
})

test('reports the line that cannot be parsed or that throws', async () => {
  expect(await messageOf('sidebars', 'export default {\n  docs: [,\n')).toMatchInlineSnapshot(`
    "content/sidebars.ts:3 cannot be read: Unexpected end of file.

    Close the brace, bracket or quote that is still open."
  `)
  expect(await messageOf('sidebars', "const a = 'b'\n\nexport default {\n  docs: [a, unknown],\n}\n"))
    .toMatchInlineSnapshot(`
      "content/sidebars.ts:4 cannot be read: unknown is not defined.

      Correct this expression. It can use only names that the file declares or imports."
    `)
  expect(await messageOf('redirects', 'export default {\n  moved: [null.x],\n}\n')).toContain(
    'content/redirects.ts:2 cannot be read',
  )
})

test.each(['site', 'sidebars', 'redirects', 'searchWords'])(
  'reports %s.ts if it is empty or exports nothing',
  async (name) => {
    const message = `content/${name}.ts has no default export, or an empty one.\n\nWrite it like this: export default {`
    expect(await messageOf(name, '')).toContain(message)
    expect(await messageOf(name, 'const x = {}')).toContain(message)
    expect(await messageOf(name, 'export default 42')).toContain(
      `- its default export is 42 (content/${name}.ts:1)`,
    )
  },
)

test.each([
  [
    'sidebars',
    'export default {\n  docs: [],\n}',
    '- docs is [] (content/sidebars.ts:2): must list at least one doc',
  ],
  ['sidebars', "export default {\n  docs: 'a',\n}", '- docs is "a" (content/sidebars.ts:2): '],
  [
    'redirects',
    "export default {\n  moved: [\n    { from: '/a', too: '/b' },\n  ] }",
    `- moved.0.to is missing (content/redirects.ts:3)
- moved.0.too is not a valid key (content/redirects.ts:3); closest keys: to, from`,
  ],
  [
    'site',
    withMistakes,
    `- tagline is missing (content/site.ts:1)
- navbar.hideOnScroll is 1 (content/site.ts:${lineOf('hideOnScroll')}): Invalid input: expected boolean, received number`,
  ],
])('reports values of the wrong type in %s.ts with their line: %#', async (name, text, message) => {
  expect(await messageOf(name, text)).toContain(message)
})

test('reports the mistakes in all files, and uses the files without mistakes', async () => {
  write('sidebars', '')
  write('redirects', '')
  const { errors, settings, isValid } = await read()
  expect(errors).toHaveLength(2)
  expect(settings.site.title).toBe('A title')
  expect([isValid('site'), isValid('sidebars')]).toEqual([true, false])
})
