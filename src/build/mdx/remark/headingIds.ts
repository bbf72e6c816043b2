import type { Heading, Root } from 'mdast'
import type { VFile } from 'vfile'
import { reportAt } from '../authorErrors'
import { visitMarkdown } from './visitMarkdown'

/** An id as authors write it in `[#id]`. */
const ID = /^[^\s[\]#]+$/

/** A comment with one word, `#id` or `id`, as other sites write the id of a heading. */
const COMMENT = /^\/\*\s*#?([^\s*]+)\s*\*\/$/

/**
 * Turns `[#id]` at the end of a heading into its id. Reports an id that an address cannot contain, and one in a comment,
 * which would be dropped.
 */
export function headingIds() {
  return (tree: Root, file: VFile): void => {
    visitMarkdown(tree, (node) => {
      if (node.type === 'heading') takeId(node, file)
    })
  }
}

function takeId(node: Heading, file: VFile): void {
  const last = node.children.at(-1)
  const [, word] = last?.type === 'mdxTextExpression' ? (COMMENT.exec(last.value) ?? []) : []
  if (word !== undefined) {
    const hint = `Write \`[#${word}]\` at the end of the heading.`
    return reportAt(file, node, `the comment “${word}” does not set the id of this heading.`, hint)
  }
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
