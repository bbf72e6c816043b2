import type { Root } from 'mdast'
import { toMarkdown } from 'mdast-util-to-markdown'
import { expect, it } from 'vitest'
import { plainText } from './plainText'

/** A paragraph of texts, and strong words between them. */
const paragraph = (texts: readonly string[]): Root => ({
  type: 'root',
  children: [
    {
      type: 'paragraph',
      children: texts.flatMap((value, index) => [
        ...(index > 0
          ? [{ type: 'strong' as const, children: [{ type: 'text' as const, value: 'b' }] }]
          : []),
        { type: 'text' as const, value },
      ]),
    },
  ],
})

it.each([
  [['Words, and “more” of them. 2 of 3 – done…', ' after. ', ' last']],
  [['1. no list', ' 2. neither']],
  [['- no list', ' a * b _ c [d](e) `f` <g> h&amp; \\* i']],
  [['www.a.com and http://b.c, d@e.f', ' #', '~~x~~ | y']],
  [[' space before', 'space after ']],
  [['a line\n', '\nanother line \nand # a third']],
  [['Größe, naïve', ' 日本語.', '# no heading', '+']],
])('writes %j as it was written without it', (texts) => {
  const tree = paragraph(texts)
  expect(toMarkdown(tree, { handlers: { text: plainText } })).toBe(toMarkdown(tree))
})
