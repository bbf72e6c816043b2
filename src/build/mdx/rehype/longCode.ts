import type { Root } from 'hast'
import { isElement, rewrite, textOf } from '../tree'

/** In characters. Shorter code fits into a line at 320 px, and is not broken. */
const LONGEST_WORD = 24

/** Marks inline code that may be broken. */
export function longCode() {
  return (tree: Root): void =>
    rewrite(tree, (node, parent) => {
      if (!isElement(node, 'code') || isElement(parent, 'pre') || textOf(node).length <= LONGEST_WORD)
        return node
      const { className = [], ...properties } = node.properties ?? {}
      return {
        ...node,
        properties: { ...properties, className: [...[className].flat().map(String), 'long'] },
      }
    })
}
