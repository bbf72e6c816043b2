import type { Code, Content, Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import type { Node } from 'unist'
import { visit } from 'unist-util-visit'
import { containerDirectives } from '../../src/build/mdx'

const markdown = unified().use(remarkParse).use(remarkGfm).freeze()
const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(containerDirectives).freeze()

/** Parses a document of this repository as GitHub does. */
export const parseMarkdown = (text: string): Root => markdown.parse(text)

/** A text without a byte order mark, and with `\n` as line endings, as the build reads files. */
export const plainText = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')

/**
 * An MDX file with its front matter replaced by empty lines, so that line numbers stay the same, and with line endings as
 * the build reads them.
 */
export const withoutFrontMatter = (text: string): string =>
  plainText(text).replace(/^---\n[\s\S]*?\n---\n/, (head) => head.replaceAll(/./g, ''))

/** Parses an MDX file. Throws if MDX does. */
export const parseMdx = (text: string): Root => mdx.parse(withoutFrontMatter(text))

/** Every node of a tree, parents before their children. */
export function nodesIn(tree: Root): Content[] {
  const nodes: Content[] = []
  visit(tree as Node, (node) => void nodes.push(node as Content))
  return nodes
}

/** Every fence in `tree`, in order. Fences inside a longer fence are part of its code. */
export const fencesIn = (tree: Root): Code[] => nodesIn(tree).filter((node) => node.type === 'code')

/** The code of every `language` fence in a Markdown text. */
export const codeIn = (text: string, language: string): string[] =>
  fencesIn(parseMarkdown(text)).flatMap(({ lang, value }) => (lang === language ? [value] : []))
