import type { Code, Content, Root } from 'mdast'
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import type { Processor } from 'unified'
import type { VFile } from 'vfile'
import { visitMarkdown } from './visitMarkdown'

const RESULT = /(?:^|\s)result(?=\s|$)/

/** Renders the content of a fence ```` ```mdx result ```` below the fence, so that source and result cannot differ. */
export function results(this: Processor) {
  return (tree: Root, file: VFile): void => {
    visitMarkdown(tree, (node, index, siblings) => {
      if (node.type !== 'code' || node.lang !== 'mdx' || !RESULT.test(node.meta ?? '')) return
      node.meta = node.meta?.replace(RESULT, '').trim() || null
      const { children } = this.parse(node.value) as unknown as Root
      const source = String(file.value)
      for (const child of children) shift(child, node, source)
      siblings.splice(index + 1, 0, resultOf(node, children))
    })
  }
}

function resultOf({ position }: Code, children: Content[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'div',
    attributes: [{ type: 'mdxJsxAttribute', name: 'className', value: 'result' }],
    children: children as MdxJsxFlowElement['children'],
    ...(position && { position }),
  }
}

/** Shifts the positions of a node and its children from the fence to the file, for error messages. */
function shift(node: Content, fence: Code, source: string): void {
  const { line = 0, column = 1, offset = 0 } = fence.position?.start ?? {}
  for (const point of node.position ? [node.position.start, node.position.end] : []) {
    point.line += line
    // In a list, each line of the fence is indented, so the offset is unknown.
    if (column === 1 && point.offset !== undefined) point.offset += source.indexOf('\n', offset) + 1
    else delete point.offset
  }
  if ('children' in node) for (const child of node.children) shift(child, fence, source)
}
