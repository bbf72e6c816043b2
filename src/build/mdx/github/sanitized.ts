import type { Root } from 'hast'
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize'
import type { VFile } from 'vfile'
import { lineOf, pathOf } from '../authorErrors'
import { factsOf } from '../facts'
import { isElement, walk } from '../tree'
import { KEPT_TAGS, REMOVED_TAGS } from './htmlTags'

/** What stays of an HTML tree: no code, no forms, no looks of its own, and nothing that the site's policy blocks. */
const SCHEMA: Schema = {
  ...defaultSchema,
  tagNames: [...KEPT_TAGS, 'center'],
  strip: REMOVED_TAGS,
  clobber: [],
  protocols: { cite: ['http', 'https'] },
  attributes: {
    '*': ['id', 'name', 'title', 'lang', 'dir', 'align', 'ariaLabel', 'ariaDescribedBy', 'ariaHidden'],
    div: [['className', 'admonition', 'admonition-body', 'details-body'], 'dataKind', 'role'],
    p: [['className', 'admonition-title']],
    a: ['href', 'dataFootnoteRef', 'dataFootnoteBackref', ['className', 'data-footnote-backref']],
    img: ['src', 'alt', 'width', 'height'],
    code: [['className', /^language-./], 'dataMeta'],
    pre: [['lang', /./]],
    input: [['type', 'checkbox'], ['disabled', true], 'checked'],
    ul: [['className', 'contains-task-list']],
    ol: [['className', 'contains-task-list'], 'start', 'reversed'],
    li: [['className', 'task-list-item'], 'value'],
    h2: [['className', 'sr-only']],
    section: ['dataFootnotes', ['className', 'footnotes']],
    td: ['colSpan', 'rowSpan', 'headers'],
    th: ['colSpan', 'rowSpan', 'headers', 'scope'],
    details: ['open', ['className', 'details']],
    time: ['dateTime'],
    abbr: ['title'],
    q: ['cite'],
    blockquote: ['cite'],
  },
}

/** Attributes that could run code, and those that set looks, which the policy forbids. */
const isForbidden = (property: string): boolean => /^on|^style$|^srcDoc$/i.test(property)

/** Leaves out what GitHub leaves out too, with a warning for what a reader would miss. */
export function sanitized() {
  return (tree: Root, file: VFile): Root => {
    const left = new Map<string, number>()
    walk(tree, (node) => {
      if (!isElement(node)) return
      const line = lineOf(file, node)
      if (REMOVED_TAGS.includes(node.tagName) && !left.has(`<${node.tagName}>`))
        left.set(`<${node.tagName}>`, line)
      const attribute = Object.keys(node.properties ?? {}).find(isForbidden)
      if (attribute === undefined) return
      const name = `${attribute.toLowerCase()}="…"`
      if (!left.has(name)) left.set(name, line)
    })
    for (const [what, line] of left) {
      factsOf(file).warnings.push(
        `${pathOf(file)}:${line}: ${what} is left out: a page of prose runs no code, embeds nothing and has no style of its own. Remove it, or write the page as .mdx with what the theme offers.`,
      )
    }
    return sanitize(tree, SCHEMA) as Root
  }
}
