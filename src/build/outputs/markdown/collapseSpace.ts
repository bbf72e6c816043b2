import type { Element, ElementContent, Root } from 'hast'

/** What stands around a piece of text. */
interface Around {
  /** Whether white space before it means nothing. */
  before: boolean
  /** Whether white space after it means nothing. */
  after: boolean
  isCode: boolean
}

/** What a node leaves behind: whether it is gone, and whether white space after it means nothing. */
interface Left {
  isGone: boolean
  endsInSpace: boolean
}

/** Elements that begin and end on a line of their own. */
const BLOCKS = new Set(
  `address article aside blockquote br caption col colgroup dd dialog div dl dt figcaption figure footer form
   h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol optgroup option p pre section summary table tbody td
   tfoot th thead tr ul wbr`.split(/\s+/),
)

/** Elements that are seen although no text is in them. */
const SEEN = new Set(
  'audio button canvas embed iframe img input math object picture select svg textarea video'.split(' '),
)

/** Elements of which nothing is seen. */
const UNSEEN = new Set(
  'area base dialog datalist head link meta param rp script source style template track title'.split(' '),
)

const isSeen = (node: ElementContent): boolean => node.type === 'element' && SEEN.has(node.tagName)

/**
 * Collapses white space in a tree of elements and texts as a browser shows it; code is left alone.
 *
 * hast-util-to-mdast would do the same with rehype-minify-whitespace 5, which compares every element with some 80 names
 * one by one, several times: that was half of what a twin costs.
 */
export function collapseSpace(tree: Root | Element): void {
  below(tree, { before: true, after: true, isCode: false })
}

function below(parent: Root | Element, around: Around): Left {
  const children = parent.children as ElementContent[]
  let { before } = around
  for (let index = 0; index < children.length;) {
    const child = children[index]
    if (child === undefined) break
    const after = spaceAfter(children, index + 1) ?? around.after
    const left = collapse(child, { before, after, isCode: around.isCode })
    if (left.isGone) children.splice(index, 1)
    else {
      before = left.endsInSpace
      index += 1
    }
    const last = children[index - 1]
    if (last && isSeen(last)) before = false
  }
  return { isGone: false, endsInSpace: before || around.after }
}

function collapse(node: ElementContent, around: Around): Left {
  if (node.type === 'text')
    return around.isCode ? { isGone: false, endsInSpace: false } : collapseText(node, around)
  if (node.type !== 'element') return { isGone: false, endsInSpace: around.before }
  const isCode = around.isCode || node.tagName === 'pre'
  const isBlock = BLOCKS.has(node.tagName)
  return below(node, isBlock ? { before: true, after: true, isCode } : { ...around, isCode })
}

function collapseText(node: { value: string }, { before, after }: Around): Left {
  // A space alone, which is most of it, is left as it is.
  const value = node.value.replaceAll(/[\t\n\v\f\r ]{2,}|[\t\n\v\f\r]/g, ' ')
  const start = before && value.startsWith(' ') ? 1 : 0
  const isSpaceLast = start !== value.length && value.endsWith(' ')
  const end = isSpaceLast && after ? value.length - 1 : value.length
  if (start === end) return { isGone: true, endsInSpace: false }
  node.value = value.slice(start, end)
  return { isGone: false, endsInSpace: isSpaceLast && !after }
}

/** Whether white space before `nodes`, from the one at `index` on, means nothing; `null` when they do not say. */
function spaceAfter(nodes: readonly ElementContent[], index: number): boolean | null {
  for (let at = index; at < nodes.length; at += 1) {
    const node = nodes[at]
    const found = node === undefined ? null : spaceBefore(node)
    if (found !== null) return found
  }
  return null
}

function spaceBefore(node: ElementContent): boolean | null {
  if (node.type === 'text') return /[^\t\n\f\r ]/.test(node.value) ? false : null
  if (node.type !== 'element') return null
  if (SEEN.has(node.tagName)) return false
  if (BLOCKS.has(node.tagName)) return true
  if (node.properties?.hidden || UNSEEN.has(node.tagName)) return null
  return spaceAfter(node.children, 0)
}
