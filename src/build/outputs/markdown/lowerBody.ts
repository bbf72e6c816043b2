import type { Element, ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { toHast } from 'mdast-util-to-hast'
import { anyBlocks, plainTree } from './anyBlocks'
import { collapseSpace } from './collapseSpace'
import { isList, plainBlock } from './plainBlock'
import { readBody } from './readBody'

/** The body of a page without controls, and every address absolute. */
export type LoweredBody = Element

/** Lowers the prose of a built page, and what follows; `page` is the address of the page. */
export function lowerBody(html: string, page: string): LoweredBody {
  const body = readBody(html, page)
  collapseSpace(body)
  return body
}

/** A lowered body as GitHub Flavored Markdown. */
export function markdownOf({ children }: LoweredBody): string {
  const plain = children.map(plainBlock)
  /** Whether a list stands beside another, or beside what may become one: they are told apart by how they are written. */
  const isBesideList = (index: number) =>
    [index - 1, index + 1].some((at) => at in children && (plain[at] === null || isList(children[at])))
  const parts: string[] = []
  let others: ElementContent[] = []
  const endOthers = () => {
    if (others.length > 0) parts.push(anyBlocks(others))
    others = []
  }
  for (const [index, child] of children.entries()) {
    const words = isList(child) && isBesideList(index) ? null : (plain[index] ?? null)
    if (words === null) others.push(child)
    else {
      endOthers()
      parts.push(words)
    }
  }
  endOthers()
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** A lowered body as HTML that a feed reader shows. */
export function htmlOf({ children }: LoweredBody): string {
  const tree = toHast(plainTree(children))
  return tree ? toHtml(tree) : ''
}
