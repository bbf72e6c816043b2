import { expect, it } from 'vitest'
import { expectMistakes } from '../../../src/fixtures/expectMistakes'
import { lintPage } from './lintPage'

/** Issues in a body that follows four lines of front matter. */
const issuesIn = (body: string): string[] =>
  lintPage('content/docs/a.mdx', `---\ntitle: A\nsidebar_label: A\n---\n${body}`).map(
    ({ message }) => message,
  )

/** Positions and problems in a body that breaks a rule. */
const problemsIn = (body: string): string =>
  issuesIn(body)
    .map((issue) => issue.split('\n')[0]!.slice('content/docs/a.mdx:'.length))
    .join('\n')

it.each([
  ['Every link and footnote must have a definition, and every definition a use', 'definitions'],
  ['Markup that has no effect is reported', 'markup'],
  ['Prose must use our terms and short sentences', 'wording'],
])('%s', (_, name) => expectMistakes(`tools/checks/content/fixtures/${name}.txt`, problemsIn))

it('Invisible characters are reported', () => {
  expect(['a\u200Bb', 'line\n\u00A0- item', '##\u3000Title'].map(problemsIn)).toEqual([
    '5:2: there is an invisible character (U+200B).',
    '6:1: there is an invisible character (U+A0).',
    '5:1: this heading has no space after its marks.',
  ])
})

it('An issue quotes the text with its position and a suggestion', () => {
  expect(issuesIn('See [the `Node`][node].\n\nSome ** bold** text.\n').join('\n\n')).toMatchInlineSnapshot(`
    "content/docs/a.mdx:5:5: “[the \`Node\`][node]” is not a link or a footnote, because nothing defines it.

      5 | See [the \`Node\`][node].
              ^

    Write \`[text](address)\` without spaces, or \`[^1]: …\` for a footnote. Put a backslash before a bracket that readers should see.

    content/docs/a.mdx:7:6: “**” does not make text bold or italic here.

      7 | Some ** bold** text.
               ^

    Write \`**bold**\`, without spaces inside, and \`- item\` for a list. To show the character itself, write a backslash before it, or put the text into backticks."
  `)
})

it('Windows line endings and a byte order mark have no issues, and change no position', () => {
  const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`
  const page = `---\ntitle: A\ndescription: ${'long '.repeat(11)}\n---\n\n## A\n\n| A |\n| - |\n| b |\n\n- c\n`
  expect(lintPage('content/docs/a.mdx', windows(page))).toEqual([])
  const wrong = `${page.replace('long '.repeat(11), 'short')}\nSome &foo; text.\n`
  expect(lintPage('content/docs/a.mdx', windows(wrong))).toEqual(lintPage('content/docs/a.mdx', wrong))
  expect(lintPage('content/docs/a.mdx', wrong)).toHaveLength(2)
})

it('Text that only resembles a mistake has no issues', () => {
  const fine = [
    'Escaped: \\*\\*, \\*word, \\`, \\[\\[x]], \\==x==, \\$$, a\\^\\[b], \\&nbps; and `**`.\n',
    '2 * 3, 2*3, a == b == c, $5 and $6, &amp;nbps; and &nbsp;, wow!!! text, f(x), 18.x, -1, x^2.\n',
    '1.x is old.\n\n- one\n- \\- two\n\n  three\n\n## Title [#id]\n',
    'Text[^Note], [a][b], |x| and |y|.\n\n[^note]: A\n\n[b]: /support\n',
    '| A | B |\n| --- | --- |\n| `a\\|b` |\n| c | d |\n',
    ':::note[Title]\n\n````md\n```\n** bold** [a][b] simply\n````\n\n:::\n\n<Tabs>\n  <Tab label="a">\n    Text\n  </Tab>\n</Tabs>\n',
  ]
  for (const text of fine) expect(issuesIn(text)).toEqual([])
})

it('Code, and sections with longer names, are exempt from the rules for words', () => {
  expect(issuesIn('## Errors of the resolver\n\nUse `in order to`.\n\n```text\nin order to\n```\n')).toEqual(
    [],
  )
})

it('A description must be long enough for search engines, in any YAML style', () => {
  const withDescription = (yaml: string) =>
    lintPage('content/docs/a.mdx', `---\ntitle: A\ndescription: ${yaml}\n---\n`).map(({ message }) => message)
  expect(withDescription('>-\n  Two\n  lines.')).toMatchInlineSnapshot(`
    [
      "content/docs/a.mdx:3: the description must have at least 50 characters, because search engines and link previews show it.

    Say more about the page.",
    ]
  `)
  expect(withDescription(`"${'long '.repeat(10)}"`)).toEqual([])
})
