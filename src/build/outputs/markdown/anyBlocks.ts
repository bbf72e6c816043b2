import type { ElementContent, Root as Hast } from 'hast'
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast'
import type { Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { handlers } from './handlers'
import { plainText } from './plainText'

const FORM = { bullet: '-', emphasis: '_', fences: true, listItemIndent: 'one', rule: '-' } as const

/** Blocks of a lowered body in plain elements: without components and classes. */
export function plainTree(blocks: ElementContent[]): Root {
  const tree: Hast = { type: 'root', children: blocks }
  // An empty tree, so that nothing is left of white space to be looked for.
  const root: Handle = (h) => defaultHandlers.root?.(h, tree)
  return toMdast({ type: 'root', children: [] }, { handlers: { ...handlers, root }, document: true }) as Root
}

/** Blocks of a lowered body as GitHub Flavored Markdown, whatever they are. */
export function anyBlocks(blocks: ElementContent[]): string {
  const extensions = [gfmToMarkdown()]
  const text = toMarkdown(plainTree(blocks), { ...FORM, handlers: { text: plainText }, extensions })
  return text.replace(/\n$/, '')
}
