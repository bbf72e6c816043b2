import { expect, it } from 'vitest'
import { lintPage } from './lintPage'

/** Issues in a body that follows four lines of front matter. */
const issuesIn = (body: string): string[] =>
  lintPage('content/docs/a.mdx', `---\ntitle: A\nsidebar_label: A\n---\n${body}`).map(
    ({ message }) => message,
  )

/** Positions and problems for text that breaks a rule. */
const problemsIn = (texts: Record<string, string[]>): string =>
  Object.values(texts)
    .flatMap((bodies) => bodies.flatMap(issuesIn))
    .map((issue) => issue.split('\n')[0]?.slice('content/docs/a.mdx:'.length))
    .join('\n')

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

it('Every link and footnote must have a definition, and every definition a use', () => {
  expect(
    problemsIn({
      'a link or footnote without a definition': ['See [it][node].\n', 'See [it][].\n', 'See here[^1].\n'],
      'a definition that nothing uses': ['Text.\n\n[^a]: Note\n', 'Text.\n\n[a]: /support\n'],
      'two definitions of one name': ['Text[^a].\n\n[^a]: One\n\n[^a]: Two\n'],
      'an address with a space': ['[a](/docs/my page)\n', '![a](./a.png "Title)\n'],
      'brackets in the wrong order': ['(text)[/docs/overview]\n', '[text] (/docs/overview)\n'],
      'a link that is never closed': ['See [it](/docs/overview and\nmore\n'],
      'the syntax of other generators': ['See [[overview]].\n', 'text^[a note]\n', '[toc]\n'],
    }),
  ).toMatchInlineSnapshot(`
    "5:5: “[it][node]” is not a link or a footnote, because nothing defines it.
    5:5: “[it][]” is not a link or a footnote, because nothing defines it.
    5:9: “[^1]” is not a link or a footnote, because nothing defines it.
    7:1: nothing refers to “[^a]: Note”.
    7:1: nothing refers to “[a]: /support”.
    9:1: “[^a]: Two” has the name of another definition.
    5:1: “[a]” is not a link or a footnote, because nothing defines it.
    5:2: “[a]” is not a link or a footnote, because nothing defines it.
    5:7: “[/docs/overview]” is not a link or a footnote, because nothing defines it.
    5:1: “[text]” is not a link or a footnote, because nothing defines it.
    5:5: “[it]” is not a link or a footnote, because nothing defines it.
    5:5: “[[overview]]” is not a link or a footnote, because nothing defines it.
    5:6: “[overview]” is not a link or a footnote, because nothing defines it.
    5:6: “[a note]” is not a link or a footnote, because nothing defines it.
    5:1: “[toc]” is not a link or a footnote, because nothing defines it."
  `)
})

it('Markup that has no effect is reported', () => {
  expect(
    problemsIn({
      'bold with a space inside': ['Some ** bold** text.\n', 'Some **bold **text.\n'],
      'a list without spaces': ['*one\n*two\n', 'text\n\n-one\n-two\n', '1.one\n2.two\n', '• one\n'],
      'an unmatched backtick': ['Use `useEditor here.\n'],
      'a character that does not exist': ['A&nbps;B\n', '&copy; 2026 and &foo; here, &bar; and &foo;.\n'],
      'an invisible character': ['a\u200Bb\n', 'line\n\u00A0- item\n'],
      'a line that turns text into a heading': ['A sentence.\n---\n', 'A sentence.\n===\n'],
      'a closed heading': ['## A title ##\n'],
      'a heading without a space after its marks': ['##Title\n', '##\u3000Title\n'],
      'code in a paragraph': ['Text\nimport a from "./a"\n'],
      'indented code': ['Text\n\n    const a = 1\n', '- a\n\n      b\n', '\tconst a = 1\n'],
      'a row with too many cells': ['| A | B |\n| --- | --- |\n| `a|b` | c |\n'],
      'a table without its delimiter row': ['Text\n| A | B |\n| 1 | 2 |\n'],
    }),
  ).toMatchInlineSnapshot(`
    "5:6: “**” does not make text bold or italic here.
    5:6: “**” does not make text bold or italic here.
    5:1: “*” does not make text bold or italic here.
    6:1: “*” does not make text bold or italic here.
    7:1: “-” does not start a list here.
    8:1: “-” does not start a list here.
    5:1: “1.” does not start a list here.
    5:1: “•” does not start a list here.
    5:5: this backtick is unmatched.
    5:2: there is no character named “&nbps;”.
    5:17: there is no character named “&foo;”.
    5:29: there is no character named “&bar;”.
    5:2: there is an invisible character (U+200B).
    6:1: there is an invisible character (U+A0).
    5:1: the line below makes this text a heading.
    5:1: the line below makes this text a heading.
    5:1: this heading has marks at its end, which readers do not see.
    5:1: this heading has no space after its marks.
    5:1: this heading has no space after its marks.
    6:1: this line is code, but it is in a paragraph.
    7:5: this is indented by four spaces or more, which is not a code block in MDX.
    7:7: this is indented by four spaces or more, which is not a code block in MDX.
    5:2: this is indented by four spaces or more, which is not a code block in MDX.
    7:3: this backtick is unmatched.
    7:7: this backtick is unmatched.
    7:9: this row has 3 cells, but the table has 2 columns.
    6:1: this is not a table."
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

it('Prose must use our terms and short sentences; code is exempt', () => {
  const long = Array.from({ length: 41 }, (_, index) => `word${index}`).join(' ')
  expect(
    problemsIn({
      phrases: ['Use it in order to move.\n', 'It works outside of it.\nIt runs also if it is off.\n'],
      'repeated words': ['On the the page.\n'],
      'one term for one thing': ['A drop zone is a Canvas node in a user component.\n', 'It is no Canvas.\n'],
      'the developer and the user': ['The panel that people see.\n'],
      'long sentences': [`Short.\n${long}.\n\n| ${long} |\n| --- |\n`],
      'names of sections': ['## Errors [#errors]\n\n### What can go wrong\n\n## See also\n'],
    }),
  ).toMatchInlineSnapshot(`
    "5:1: the prose has “in order to”.
    5:1: the prose has “outside of”.
    6:1: the prose has “also if”.
    5:1: the prose has “the the”.
    5:1: the prose has “user component”.
    5:1: the prose has “Canvas node”.
    5:1: the prose has “drop zone”.
    5:1: the prose has “is no Canvas”.
    5:1: the prose has “people”.
    6:1: “word0 word1 word2 word3 …” is a sentence of 41 words.
    5:1: a section is named “Errors”.
    7:1: a section is named “What can go wrong”.
    9:1: a section is named “See also”."
  `)
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
