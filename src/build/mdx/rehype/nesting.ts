import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { type Positioned, reportAt } from '../authorErrors'
import { childrenOf, type HastNode, type HastParent, isElement, isFinal, isJsx, isParent } from '../hast'

/** Elements that a line of text cannot contain. */
export const BLOCKS =
  'blockquote details div dl figure h1 h2 h3 h4 h5 h6 hr li ol p pre section table ul dd dt caption tbody td th thead tr tfoot figcaption'.split(
    ' ',
  )

/** Elements that cannot contain blocks. */
const INLINE_ONLY = ['p', 'summary', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt', 'span', 'strong', 'em']

/** Reports blocks in a line of text and nested links, because browsers would move them when parsing the page. */
export function nesting() {
  return (tree: Root, file: VFile): void => check(tree, { line: null, link: false }, tree, file)
}

/** The ancestors of a node that matter: the closest element that cannot contain blocks, and whether there is a link. */
interface Context {
  line: string | null
  link: boolean
}

/** Checks everything below `parent`. `placed` is the closest ancestor with a position, for error messages. */
function check(parent: HastParent, context: Context, placed: Positioned, file: VFile): void {
  for (const child of childrenOf(parent)) {
    const here = child.position ? child : placed
    if (context.line !== null && isBlock(child)) {
      const name = isElement(child) ? child.tagName : isJsx(child) ? child.name : ''
      const what = `<${name}> is a block, but it is inside a line of text (<${context.line}>).`
      const hint = 'Put it on its own lines, with an empty line before and after.'
      reportAt(file, here, what, hint)
    } else if (isElement(child, 'a') && context.link) {
      reportAt(file, here, 'this link is inside another link.', 'Remove one of them.')
    } else if (isParent(child) && !isFinal(child)) check(child, below(child, context), here, file)
  }
}

/** The context of the children of `node`. */
function below(node: HastParent, context: Context): Context {
  if (!isElement(node)) return context
  return {
    line: INLINE_ONLY.includes(node.tagName) ? node.tagName : context.line,
    link: context.link || node.tagName === 'a',
  }
}

/** Whether `node` renders a block. A picture is a block only with a caption. */
function isBlock(node: HastNode): boolean {
  if (isElement(node)) return BLOCKS.includes(node.tagName)
  if (!isJsx(node)) return false
  return node.name === 'Picture'
    ? node.attributes.some(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'caption',
      )
    : node.name === 'Demo'
}
