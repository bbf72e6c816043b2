import type { Root } from 'hast'
import { isElement, walk } from '../tree'

const FLAGS = ['dataFootnotes', 'dataFootnoteRef', 'dataFootnoteBackref']

/** Writes the marks on footnotes as HTML does, without a value: React would write `="true"`. */
export function footnotes() {
  return (tree: Root): void => {
    walk(tree, (node) => {
      if (!isElement(node)) return
      for (const flag of FLAGS) if (node.properties?.[flag] === true) node.properties[flag] = ''
    })
  }
}
