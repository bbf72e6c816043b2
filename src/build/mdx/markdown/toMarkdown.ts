import type { Root } from 'hast'
import { toMdast } from 'hast-util-to-mdast'
import type { Root as MdastRoot } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown as write } from 'mdast-util-to-markdown'
import type { MarkdownPart } from '../../../model/body'
import { handlers } from './handlers'
import { plainTree } from './plainTree'

const FORM = {
  bullet: '-',
  emphasis: '_',
  fences: true,
  listItemIndent: 'one',
  rule: '-',
  // The widths of cells are not known before their addresses are.
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
} as const

/** A Markdown tree as GitHub Flavored Markdown, in the form that all of the site's Markdown has. */
export const formatMarkdown = (tree: MdastRoot): string =>
  write(tree, { ...FORM, extensions: [...FORM.extensions] })

/** The final tree of a body as GitHub Flavored Markdown, with what only the whole site knows as parts of their own. */
export function toMarkdown(tree: Root): MarkdownPart[] {
  const marked: MarkdownPart[] = []
  // U+FFFD stands in no source (`checkSource`), and a number is written the same in prose, addresses and tables.
  const mark = (part: MarkdownPart) => `\uFFFD${marked.push(part) - 1}\uFFFD`
  const markdown = formatMarkdown(
    toMdast(plainTree(tree, mark), { handlers, document: true }) as unknown as MdastRoot,
  )
  return markdown
    .split('\uFFFD')
    .map((text, at) => (at % 2 === 0 ? text : (marked[Number(text)] ?? '')))
    .filter((part) => part !== '')
}
