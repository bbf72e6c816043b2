import type { MarkdownPart } from '../../model/body'
import type { DocNode, PageSummary, PostNode } from '../pages'

/** A doc or post with its body as Markdown. */
export interface MarkdownPage {
  page: PageSummary<DocNode> | PageSummary<PostNode>
  /** Address of the page. */
  url: string
  /** Only the body. All addresses in it are absolute. */
  markdown: string
}

/** Resolves the parts of a body that depend on the whole site. */
interface PartResolvers {
  /** The absolute address that an address in the body leads to. */
  addressOf: (href: string) => string
  /** The absolute address of a picture, given its path relative to the MDX file. */
  pictureOf: (src: string) => string
  /** The Markdown blocks of a live demo. */
  demoOf: (name: string) => string
}

/** Percent-encodes characters that would end an address or a table cell in Markdown. */
const escapeAddress = (address: string) =>
  address.replaceAll(/[()<>|\\\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** Indents blocks so that they continue the lists and block quotes that are open at the end of `before`. */
function indent(blocks: string, before: string): string {
  const prefix = before.slice(before.lastIndexOf('\n') + 1).replaceAll(/[^>\s]/g, ' ')
  const [first, ...others] = blocks.split('\n')
  return [first, ...others.map((line) => (line === '' ? prefix.trimEnd() : prefix + line))].join('\n')
}

/** Joins the parts of a body. */
export function joinMarkdown(parts: readonly MarkdownPart[], resolvers: PartResolvers): string {
  let markdown = ''
  for (const part of parts) {
    if (typeof part === 'string') markdown += part
    else if ('href' in part) markdown += escapeAddress(resolvers.addressOf(part.href))
    else if ('picture' in part) markdown += escapeAddress(resolvers.pictureOf(part.picture))
    else markdown += indent(resolvers.demoOf(part.demo).trimEnd(), markdown)
  }
  return markdown
}

/** Escapes a title for Markdown, where `<Editor />` would be a tag. */
export const titleInMarkdown = (title: string): string => title.replaceAll('<', '\\<')

/** The dates of a post and the release that it is about; empty for a doc. */
function datesOf(page: MarkdownPage['page']): string[] {
  if (!('date' in page)) return []
  const { date, release, releasedOn } = page
  const about =
    release === undefined ? '' : ` About Craft.js ${release}${releasedOn ? `, released ${releasedOn}` : ''}.`
  return [`Published ${date}.${about}`]
}

/** The file of a page's Markdown version: title, description, address of the page, and body. */
export function markdownVersion({ page, url, markdown }: MarkdownPage): string {
  const head = [
    `# ${titleInMarkdown(page.title)}`,
    `> ${page.description}`,
    ...datesOf(page),
    `Page: <${url}>`,
  ]
  return `${head.join('\n\n')}\n\n${markdown.trimEnd()}\n`
}
