import type { Root } from 'hast'
import { raw } from 'hast-util-raw'
import type { VFile } from 'vfile'
import { isElement, walk } from '../tree'

/**
 * Parses the HTML in the text as a browser does. The options of fences, which that would lose, are kept in a property
 * while it runs.
 */
export function rawHtml() {
  return (tree: Root, file: VFile): Root => {
    walk(tree, (node) => {
      const meta = isElement(node, 'code') ? node.data?.meta : undefined
      if (isElement(node) && typeof meta === 'string')
        node.properties = { ...node.properties, dataMeta: meta }
    })
    return raw(tree, file) as Root
  }
}
