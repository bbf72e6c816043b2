import type { Root } from 'mdast'
import { eachNode } from '../remark/eachNode'
import { isHtmlTag } from './htmlTags'

/** A comment, which stays as it is, or the start of a tag with its name. */
const TAG = /<!--[\s\S]*?-->|<(\/?[A-Za-z][\w.:-]*)/g

/** Shows tags that HTML does not have, such as the `<T>` in `Array<T>`, as text: a browser would drop them. */
export function unknownTags() {
  return (tree: Root): void => {
    eachNode(tree, (node) => {
      if (node.type !== 'html') return
      node.value = node.value.replaceAll(TAG, (written, name?: string) =>
        name === undefined || isHtmlTag(name.replace('/', '')) ? written : `&lt;${name}`,
      )
    })
  }
}
