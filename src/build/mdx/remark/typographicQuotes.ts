import type { Root } from 'mdast'
import { eachNode } from './eachNode'

/** A mark at the beginning of the text, or behind white space, a dash or a bracket. */
const OPENING = /(^|[\s([{\u2013\u2014“‘])(["'])/g

/**
 * Sets curly quotation marks and apostrophes in prose. Code and attributes are not text. A mark directly behind code, a
 * link or emphasis is an apostrophe, or closes.
 */
export function typographicQuotes() {
  return (tree: Root): void =>
    eachNode(tree, (node, index) => {
      if (node.type !== 'text') return
      const before = index === 0 ? '' : 'x'
      const text = (before + node.value)
        .replace(OPENING, (_, space: string, mark: string) => space + (mark === '"' ? '“' : '‘'))
        .replaceAll('"', '”')
        .replaceAll("'", '’')
      node.value = text.slice(before.length)
    })
}
