import type { Content, Root } from 'mdast'
import { eachNode } from './eachNode'

/**
 * Takes JSX out of a paragraph that holds nothing else, as MDX itself does: `<Tabs>` on a line of its own is
 * a block. (MDX does it before the plugins it is given, so that there this one finds nothing left to do.)
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

/** Whether `node` is JSX or braces within a line. */
function isInlineJsx(node: Content): boolean {
  return node.type === 'mdxJsxTextElement' || node.type === 'mdxTextExpression'
}

/** Whether `node` is nothing but white space. */
function isBlankText(node: Content): boolean {
  return node.type === 'text' && /^[\t\n\r ]+$/.test(node.value)
}
