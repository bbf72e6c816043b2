import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { authorErrorAt, type Positioned } from '../authorErrors'
import { childrenOf, type HastNode, type HastParent, isElement, isFinished, isJsx, isParent } from '../tree'

const BLOCKS =
  'blockquote details div dl figure h1 h2 h3 h4 h5 h6 hr li ol p pre section table ul dd dt caption tbody td th thead tr tfoot figcaption'.split(
    ' ',
  )

/** Elements that hold a line of text and no blocks. */
const LINES = ['p', 'summary', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt', 'span', 'strong', 'em']

/** Refuses a block within a line of text, and a link within a link: browsers would take them apart. */
export function nesting() {
  return (tree: Root, file: VFile): void => check(tree, { line: null, link: false }, tree, file)
}

/** What stands around a node: the line of text it is part of, and whether it is part of a link. */
interface Around {
  line: string | null
  link: boolean
}

/** Checks everything below `parent`; `placed` is the closest thing around whose place is known. */
function check(parent: HastParent, around: Around, placed: Positioned, file: VFile): void {
  for (const child of childrenOf(parent)) {
    const here = child.position ? child : placed
    if (around.line !== null && isBlock(child)) {
      const name = isElement(child) ? child.tagName : isJsx(child) ? child.name : ''
      throw authorErrorAt(
        file,
        here,
        `<${name}> is a block, but it stands inside a line of text (<${around.line}>).`,
        'Put it on lines of its own, with an empty line before and after.',
      )
    }
    if (isElement(child, 'a') && around.link) {
      throw authorErrorAt(file, here, 'this link stands inside another link.', 'Take one of them out.')
    }
    if (isParent(child) && !isFinished(child)) check(child, below(child, around), here, file)
  }
}

/** What stands around the children of `node`. */
function below(node: HastParent, around: Around): Around {
  if (!isElement(node)) return around
  return {
    line: LINES.includes(node.tagName) ? node.tagName : around.line,
    link: around.link || node.tagName === 'a',
  }
}

/** Whether browsers end a line of text at `node`. A picture is a block only with a caption. */
function isBlock(node: HastNode): boolean {
  if (isElement(node)) return BLOCKS.includes(node.tagName)
  if (!isJsx(node)) return false
  return node.name === 'Picture'
    ? node.attributes.some(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'caption',
      )
    : node.name === 'Demo'
}
