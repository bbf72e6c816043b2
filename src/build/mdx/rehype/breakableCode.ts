import type { Root } from 'hast'
import { isElement, rewrite, textOf } from '../hast'

/** Maximum length, in characters, of code that does not wrap. It fits on a line at a width of 320 px. */
const LONGEST_WORD = 24

/** Marks inline code that may wrap. */
export function breakableCode() {
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
