import type { Content, Root } from 'mdast'
import { eachNode } from './eachNode'

/**
 * Unwraps JSX in a paragraph without other content, as MDX itself does: `<Tabs>` on a line of its own is a block. Under
 * gatsby-plugin-mdx, MDX has done this already.
 */
export function unravel() {
  return (tree: Root): void => {
    eachNode(tree, (node, index, siblings) => {
      if (node.type !== 'paragraph' || !node.children.some(isInlineJsx)) return
      if (!node.children.every((child) => isInlineJsx(child) || isBlankText(child))) return
      const blocks: Content[] = node.children.filter(isInlineJsx)
      for (const block of blocks) {
        const inline: { type: string } = block
        inline.type = block.type === 'mdxJsxTextElement' ? 'mdxJsxFlowElement' : 'mdxFlowExpression'
      }
      siblings.splice(index, 1, ...blocks)
    })
  }
}

function isInlineJsx(node: Content): boolean {
  return node.type === 'mdxJsxTextElement' || node.type === 'mdxTextExpression'
}

function isBlankText(node: Content): boolean {
  return node.type === 'text' && /^[\t\n\r ]+$/.test(node.value)
}
