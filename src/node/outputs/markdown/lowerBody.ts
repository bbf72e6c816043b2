import type { Root as Hast } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast'
import type { Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toHast } from 'mdast-util-to-hast'
import { toMarkdown } from 'mdast-util-to-markdown'
import { collapseSpace } from './collapseSpace'
import { handlers } from './handlers'
import { plainText } from './plainText'
import { readBody } from './readBody'

/** The body of a page in plain elements: without components, classes and scripts, every address absolute. */
export type LoweredBody = Root

const FORM = { bullet: '-', emphasis: '_', fences: true, listItemIndent: 'one', rule: '-' } as const

/** Lowers the prose of a built page, from `proseIn`; `page` is the address of the page. */
export function lowerBody(html: string, page: string): LoweredBody {
  const tree = { type: 'root', children: [readBody(html, page)] } as const satisfies Hast
  collapseSpace(tree)
  // An empty tree, so that nothing is left of white space to be looked for.
  const root: Handle = (h) => defaultHandlers.root?.(h, tree)
  return toMdast({ type: 'root', children: [] }, { handlers: { ...handlers, root }, document: true }) as Root
}

/** A lowered body as GitHub Flavored Markdown. */
export function markdownOf(body: LoweredBody): string {
  return toMarkdown(body, { ...FORM, handlers: { text: plainText }, extensions: [gfmToMarkdown()] })
}

/** A lowered body as HTML that a feed reader shows. */
export function htmlOf(body: LoweredBody): string {
  const tree = toHast(body)
  return tree ? toHtml(tree) : ''
}
