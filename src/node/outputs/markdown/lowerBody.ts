import { toHtml } from 'hast-util-to-html'
import { toMdast } from 'hast-util-to-mdast'
import type { Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toHast } from 'mdast-util-to-hast'
import { toMarkdown } from 'mdast-util-to-markdown'
import { handlers } from './handlers'
import { readBody } from './readBody'

/** The body of a page in plain elements: without components, classes and scripts, every address absolute. */
export type LoweredBody = Root

const FORM = { bullet: '-', emphasis: '_', fences: true, listItemIndent: 'one', rule: '-' } as const

/** Lowers the prose of a built page, from `proseIn`; `page` is the address of the page. */
export function lowerBody(html: string, page: string): LoweredBody {
  return toMdast({ type: 'root', children: [readBody(html, page)] }, { handlers, document: true }) as Root
}

/** A lowered body as GitHub Flavored Markdown. */
export function markdownOf(body: LoweredBody): string {
  return toMarkdown(body, { ...FORM, extensions: [gfmToMarkdown()] })
}

/** A lowered body as HTML that a feed reader shows. */
export function htmlOf(body: LoweredBody): string {
  const tree = toHast(body)
  return tree ? toHtml(tree) : ''
}
