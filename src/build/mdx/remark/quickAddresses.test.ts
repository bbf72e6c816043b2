import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, it } from 'vitest'
import { quickAddresses } from './quickAddresses'
import { quickLetters } from './quickLetters'

const plain = unified().use(remarkParse).use(remarkGfm).freeze()
const quick = unified().use(remarkParse).use(remarkGfm).use(quickLetters).use(quickAddresses).freeze()

/** The addresses of all links, in order. */
const addressesIn = (node: Root | Root['children'][number]): string[] => [
  ...(node.type === 'link' ? [node.url] : []),
  ...('children' in node ? node.children.flatMap(addressesIn) : []),
]

it.each([
  'Write to a.b@craft.js.org, or see www.craft.js.org and https://github.com/x.',
  '- **In HTTPS://A.org** and\n\n  | a |\n  | - |\n  | me@b.org |',
  '[see www.a.org](b) and `www.c.org`',
  'None at all.',
])('makes the same links of %j', (markdown) => {
  expect(addressesIn(quick.parse(markdown))).toEqual(addressesIn(plain.parse(markdown)))
})
