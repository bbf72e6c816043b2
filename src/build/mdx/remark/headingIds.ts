import type { Heading, Root } from 'mdast'
import type { VFile } from 'vfile'
import { reportAt } from '../authorErrors'
import { visitMarkdown } from './visitMarkdown'

/** An id as authors write it in `[#id]`. */
const ID = /^[^\s[\]#]+$/

/** Turns `[#id]` at the end of a heading into its id. Reports an id that an address cannot contain. */
export function headingIds() {
  return (tree: Root, file: VFile): void => {
    visitMarkdown(tree, (node) => {
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
      'Write one word, such as `[#saved-pages]`. Put brackets that readers should see in backticks.'
    return reportAt(file, node, `“[#${id}]” is not an id.`, hint)
  }
  last.value = text.slice(0, at).trimEnd()
  node.data = { ...node.data, hProperties: { id } }
}
