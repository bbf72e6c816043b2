import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import { childrenOf, h, type HastNode, isElement, rewrite, setChildren, textOf, walk } from '../tree'

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

export const isHeading = (node: HastNode | Root): node is Element => isElement(node, ...HEADINGS)

export const plainText = (node: HastNode | Root): string => textOf(node).replaceAll(/\s+/g, ' ').trim()

/** The heading that is the title of a document, as GitHub shows it: the first one, if it has level 1. */
export function titleHeading(tree: Root): Element | null {
  let first: Element | null = null
  walk(tree, (node) => {
    if (first === null && isHeading(node) && plainText(node) !== '') first = node
  })
  const found = first as Element | null
  return found?.tagName === 'h1' ? found : null
}

/**
 * Gives a document the outline of a page. The heading that is the page's title is left out.
 * Other headings keep their order of ranks, but start at level 2 and go down one at a time.
 */
export function outline() {
  return (tree: Root, file: VFile): void => {
    rewrite(tree, (node, parent) => {
      if (!isHeading(node)) return node
      if (plainText(node) === '') return { ...node, tagName: 'p' }
      // A link to the heading would be a control inside a control.
      return isElement(parent, 'summary') ? h('strong', {}, childrenOf(node)) : node
    })
    const title = titleHeading(tree)
    const isTitle = title !== null && plainText(title) === file.data.title
    const open: number[] = []
    walk(tree, (node) => {
      if (!isHeading(node) || (isTitle && node === title) || node.properties?.id === 'footnote-label') return
      const level = Number(node.tagName.slice(1))
      while ((open.at(-1) ?? 0) >= level) open.pop()
      open.push(level)
      node.tagName = `h${Math.min(open.length + 1, 6)}`
    })
    if (!isTitle) return
    file.data.isTitleLeftOut = true
    rewrite(tree, (node) => (node === title ? titlePictures(title) : node))
  }
}

/** What stays in the place of the title: the pictures in it. */
function titlePictures(title: Element): HastNode[] {
  const pictures = childrenOf(title).filter((child) => !isElement(child) && child.type !== 'text')
  if (pictures.length === 0) return []
  const paragraph = h('p', {})
  setChildren(paragraph, pictures)
  return [paragraph]
}
