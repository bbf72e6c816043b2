import type { Root } from 'hast'
import { toMdast } from 'hast-util-to-mdast'
import type { Root as MdastRoot } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown as write } from 'mdast-util-to-markdown'
import type { MarkdownPart } from '../../../model/body'
import { handlers } from './handlers'
import { plainTree } from './plainTree'

/** Converts the final tree of a body to GitHub Flavored Markdown, with separate parts for references resolved later. */
export function toMarkdown(tree: Root): MarkdownPart[] {
  const marked: MarkdownPart[] = []
  // No source contains U+FFFD (checkSource), and digits need no escaping in prose, addresses and tables.
  const mark = (part: MarkdownPart) => `\uFFFD${marked.push(part) - 1}\uFFFD`
  const mdast = toMdast(plainTree(tree, mark), { handlers, document: true }) as unknown as MdastRoot
  const markdown = write(mdast, {
    bullet: '-',
    emphasis: '_',
    fences: true,
    listItemIndent: 'one',
    rule: '-',
    // The width of a cell is unknown until its addresses are resolved.
    extensions: [gfmToMarkdown({ tablePipeAlign: false })],
  })
  return markdown
    .split('\uFFFD')
    .map((text, at) => (at % 2 === 0 ? text : (marked[Number(text)] ?? '')))
    .filter((part) => part !== '')
}
