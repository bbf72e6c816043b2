import type { Root } from 'mdast'
import { expect, it } from 'vitest'
import { typographicQuotes } from './typographicQuotes'

type Inline = string | { code: string }

/** The text of a paragraph after its quotation marks are set; code is in backticks. */
function set(...inlines: Inline[]): string {
  const children = inlines.map((inline) =>
    typeof inline === 'string'
      ? { type: 'text' as const, value: inline }
      : { type: 'inlineCode' as const, value: inline.code },
  )
  const tree: Root = { type: 'root', children: [{ type: 'paragraph', children }] }
  typographicQuotes()(tree)
  return children.map(({ type, value }) => (type === 'text' ? value : `\`${value}\``)).join('')
}

it.each<[Inline[], string]>([
  [['"Fix all" isn\'t for the users\' notes'], '“Fix all” isn’t for the users’ notes'],
  [['a list ("one", \'two\')'], 'a list (“one”, ‘two’)'],
  [['"‘nested’"'], '“‘nested’”'],
  [[{ code: "is='div'" }, "'s props"], "`is='div'`’s props"],
  [['the key "', { code: 'ROOT' }, '" of it'], 'the key “`ROOT`” of it'],
])('sets the marks of %j', (inlines, expected) => {
  expect(set(...inlines)).toBe(expected)
})
