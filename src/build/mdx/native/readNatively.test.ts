import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import type { Root } from 'mdast'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, it } from 'vitest'
import { remarkPlugins } from '../pipeline'
import { unravel } from '../remark/unravel'
import { nativeParser, readNatively } from './readNatively'

const fixtures = path.join(__dirname, '../fixtures')
const bodies = readdirSync(fixtures)
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => readFileSync(path.join(fixtures, name), 'utf8'))

const micromark = unified().use(remarkParse).use(remarkMdx).use(remarkPlugins).freeze()

/** Keys that nothing depends on: columns, the program of braces, and what MDX remembers of JSX. */
const ASIDE = ['column', 'offset', 'end', 'estree', '_mdxExplicitJsx']

/** A tree as the rest of the pipeline sees it: braces in a line and braces of their own are the same to it. */
function comparable(tree: Root): unknown {
  unravel()(tree)
  const text = JSON.stringify(tree, (key, value: unknown) =>
    ASIDE.includes(key) || value === null
      ? undefined
      : value === 'mdxTextExpression'
        ? 'mdxFlowExpression'
        : key === 'value' && typeof value === 'string'
          ? value.replaceAll(/\n\s*/g, '\n')
          : value,
  )
  return JSON.parse(
    text.replaceAll('"data":{},', '').replaceAll(/"position":\{"start":(\{"line":\d+\})\}/g, '"at":$1'),
  )
}

/** The tree as the native parser makes it, where that is taken. */
async function read(text: string): Promise<Root | null> {
  const parse = await nativeParser
  if (parse === null) throw new Error('There is no native parser for this system.')
  return readNatively(text, parse)
}

it.each([
  [
    'prose',
    'Words *with* **weight**, `code`, [a link](nodes), ![a picture](a.png "Title") and a note[^1].\n\n[^1]: Yes.',
  ],
  ['lists, tables and tasks', '- a\n  1. b\n\n- [ ] c\n\n| a | b |\n| - | -: |\n| `<a>` | ~~b~~ |'],
  ['code', '```tsx title="A.tsx" {1}\nimport { a } from "b"\nconst c = <D e={1} />\n```'],
  ['a directive', ':::note[Title]\nWords.\n:::'],
  [
    'JSX',
    '<Tabs group="a">\n  <Tab label="b">\n\n  Words.\n\n  </Tab>\n</Tabs>\n\nIn a <Badge>line</Badge>.',
  ],
  ['props and comments', '<Demo name="a" size={[1, 2]} on />\n\n{/* nobody sees this */}'],
])('is sure of %s', async (_, text) => {
  const tree = await read(text)
  expect(comparable(tree as Root)).toEqual(comparable(micromark.parse(text)))
})

it.each([
  ['a mistake', 'a <b>c'],
  ['a tag that closes nothing', '![a </b>](c.png)'],
  ['code of the page', "import a from 'b'\n\nText."],
  ['an address in prose', 'See https://craft.js.org for more.'],
  ['spread props', '<Demo {...all} />'],
  ['a directive in a line', ':::note[Title] Words.\n:::'],
  ['a directive that is not closed', ':::note\nWords.'],
  ['code across lines that looks like JSX', '`a\n<b` c'],
  ['a fence that is not closed', ':::note\n```\na\n:::'],
  ['a star beside a pictogram', '*😀*a'],
  ['a backslash at the end, behind what is no import', 'import a `b\\'],
  ['JSX across the cells of a table', '| a | b |\n| - | - |\n| <b>c | d</b> |'],
])('leaves %s to micromark', async (_, text) => {
  expect(await read(text)).toBeNull()
})

const blocks = bodies.flatMap((body) => body.split(/\n{2,}/)).filter((block) => block.length < 600)

/** What people write by mistake, or on purpose. */
const BITS = [
  ...[
    '*',
    '_',
    '**',
    '`',
    '``',
    '~~',
    '~',
    '[',
    ']',
    '(',
    ')',
    '[x]',
    '[^1]',
    '\n',
    '\n\n',
    '  \n',
    '\\',
    '!',
  ],
  ...[
    '#',
    '- ',
    '1. ',
    '> ',
    '|',
    '| a | b |\n| - | - |\n| 1 | 2 |\n',
    ':::',
    '\n:::note\n',
    '\n:::\n',
    ':::tip[x]\n',
  ],
  ...['    ', '\t', ' ', '&amp;', '&copy;', '&#x41;', 'http://a.b', 'www.x.y', 'a@b.co', '---', '===', '```'],
  ...[
    '\n```js title="a"\n',
    '<',
    '>',
    '</',
    '<b>',
    '</b>',
    '<X/>',
    '<X a="b">',
    '{',
    '}',
    '{1}',
    '{/* c */}',
    ':',
  ],
  ...[
    '::a',
    '\nimport a',
    '\nexport const b = 1',
    '[a]: b\n',
    'é',
    '😀',
    '"',
    "'",
    '/>',
    '=',
    '- [ ] a\n',
    '+',
    '    code\n',
    'import a\n',
    '\nexport b\n',
  ],
]

/** A page of a few blocks with a few bits in random places. */
const page = fc
  .tuple(
    fc.array(fc.constantFrom(...blocks), { minLength: 1, maxLength: 4 }),
    fc.array(fc.tuple(fc.constantFrom(...BITS, ''), fc.double({ min: 0, max: 1, noNaN: true })), {
      maxLength: 4,
    }),
  )
  .map(([parts, bits]) =>
    bits.reduce((text, [bit, place]) => {
      const at = Math.floor(place * text.length)
      return text.slice(0, at) + bit + text.slice(bit === '' ? at + 1 : at)
    }, parts.join('\n\n')),
  )
  .filter((text) => !/\p{Surrogate}/u.test(text))

it('reads random pages as micromark does, where it is sure', async () => {
  let sure = 0
  await fc.assert(
    fc.asyncProperty(page, async (text) => {
      const tree = await read(text)
      if (tree === null) return
      sure += 1
      expect(comparable(tree)).toEqual(comparable(micromark.parse(text)))
    }),
  )
  expect(sure).toBeGreaterThan(20)
})
