import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { expectMistakes } from '../../fixtures/expectMistakes'
import { messagesOf } from '../../fixtures/messagesOf'
import { compileBody } from './compileBody'

/** Compiles a page with four lines of front matter. */
const compile = (source: string) =>
  compileBody(source, { path: 'content/docs/concepts/nodes.mdx', lineOffset: 4 })

/** Messages about a page, with line and column. */
const messagesIn = async (source: string) =>
  (await messagesOf(() => compile(source)))
    .replaceAll('content/docs/concepts/nodes.mdx:', '')
    // The list of snippets.
    .replace(/(?<=closest match first: )Text\.tsx, .*/, '…')

const folder = 'src/build/mdx/fixtures/errors'

it.each(readdirSync(folder))('Mistakes are reported with their position and a correction: %s', (name) =>
  expectMistakes(`${folder}/${name}`, messagesIn),
)

it('A message quotes the mistake with its position and a correction', async () => {
  await expect(compile('See the\n`Node` [there]().\n')).rejects.toThrowErrorMatchingInlineSnapshot(`
    [AuthorError: content/docs/concepts/nodes.mdx:6:8: this link leads nowhere.

      6 | \`Node\` [there]().
                 ^

    Write a file (\`../concepts/nodes.mdx#canvas-nodes\`), a doc id (\`concepts/nodes\`), a path on this site (\`/support\`), \`#section\`, or \`https://…\`.]
  `)
})

it('Files that are not text, or that are too large, are rejected', async () => {
  expect(await messagesIn('\uFFFD\uFFFDT\0e\0x\0t\0')).toMatchInlineSnapshot(`
    " this file is not UTF-8 text.
      Save it as UTF-8 (in most editors: “Save with encoding”)."
  `)
  expect(await messagesIn('word '.repeat(300_000))).toMatchInlineSnapshot(`
    " this page has 1500000 characters, but the limit is 500000.
      Split it into several pages."
  `)
})

it('Nested blocks, lists, and fences are closed', async () => {
  const fine =
    '<Tabs>\n  <Tab label="a">\n    Text\n\n    More\n  </Tab>\n</Tabs>\n\n1. a\n\n   b\n\n   - c\n\n     d\n\n> - e\n>\n>   f\n\n````md\n```\n````\n\n> ```\n> a\n> ```\n'
  expect(await messagesIn(fine)).toBe('nothing')
})

it('Mistakes are reported in one run whichever plugin finds them', async () => {
  const mistakes = [
    '## One [#my id]',
    '::note[Title]',
    '```typoscript\na\n```',
    '[x](data:a)',
    '![x](https://example.com/a.png)',
    '<form>text</form>',
    '<Tab label="A">a</Tab>',
    '<svg viewBox="0 0 1 1"><path d="M0 0" /></svg>',
    '{version}',
    '<a href="/a">x [y](/b)</a>',
    'Write {a b} here.',
    '<!-- a\n\nb -->',
    'See <https://craft.js.org>.',
    'when a <5 or so',
  ]
  const alone = await Promise.all(mistakes.map((mistake) => messagesIn(mistake)))
  const together = await messagesIn(mistakes.join('\n\n'))
  const problems = (text: string) => text.match(/^\S.*$/gm)!.map((line) => line.replace(/^[\d:]+/, ''))
  expect(problems(together)).toEqual(alone.flatMap(problems))
})
