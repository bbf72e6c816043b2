import type { Heading, Root } from 'mdast'
import type { VFile } from 'vfile'
import { authorErrorAt } from '../authorErrors'
import { eachNode } from './eachNode'

/** An id as authors write it in `[#id]`. */
const ID = /^[^\s[\]#]+$/

/** Moves `[#id]` from the end of a heading to its id; throws for one that no address can contain. */
export function headingIds() {
  return (tree: Root, file: VFile): void => {
    eachNode(tree, (node) => {
      if (node.type === 'heading') takeId(node, file)
    })
  }
}

function takeId(node: Heading, file: VFile): void {
  const last = node.children.at(-1)
  if (last?.type !== 'text' || !last.value.trimEnd().endsWith(']')) return
  const text = last.value.trimEnd()
  const at = text.lastIndexOf('[#')
  if (at === -1) return
  const id = text.slice(at + 2, -1)
  if (!ID.test(id)) {
    const hint =
      'Write one word, such as `[#saved-pages]`; put brackets that readers should see into backticks.'
    throw authorErrorAt(file, node, `“[#${id}]” is not an id.`, hint)
  }
  last.value = text.slice(0, at).trimEnd()
  node.data = { ...node.data, hProperties: { id } }
}
