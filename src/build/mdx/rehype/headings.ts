import GithubSlugger from 'github-slugger'
import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import type { Heading } from '../../../model/body'
import { SCRIPTS_SLICE_ID, SCRIPTS_TEMPLATE } from '../../../model/hydration'
import { ROUTE_FAILURE } from '../../../model/navigation'
import { reportAt } from '../authorErrors'
import { h, type HastNode, isElement, rewrite, textOf, walk } from '../hast'

const HEADING = /^h[1-6]$/

/** Ids of elements around the body of a page. Scripts and links look them up, so nothing in a body may use one. */
export const FRAME_IDS: ReadonlySet<string> = new Set([
  ...['___gatsby', 'gatsby-focus-wrapper', 'gatsby-announcer', 'gatsby-chunk-mapping', SCRIPTS_SLICE_ID],
  ...['main', 'menu', 'contents', 'contents-title', 'announcer', SCRIPTS_TEMPLATE, 'mistakes', ROUTE_FAILURE],
  ...['search-dialog', 'search-field', 'search-start', 'shortcuts-title', 'shortcuts-why'],
])

/** The headings of a final tree that have an id. */
export function outlineOf(tree: Root): Heading[] {
  return headingsOf(tree).flatMap((node) =>
    node.properties?.id === undefined
      ? []
      : [{ id: String(node.properties.id), text: titleOf(node), level: levelOf(node) }],
  )
}

/** Adds ids and anchor links to headings; reports a page with a broken outline. */
export function headings() {
  return (tree: Root, file: VFile): void => {
    const elements = headingsOf(tree)
    checkOutline(elements, file)
    giveIds(tree, elements, file)
    const own = new Set<HastNode>(elements)
    rewrite(tree, (node) => (own.has(node) ? withAnchor(node as Element) : node))
  }
}

/** The headings in the source, without the one that Markdown adds above footnotes. */
function headingsOf(tree: Root): Element[] {
  const found: Element[] = []
  walk(tree, (node) => {
    if (isElement(node) && HEADING.test(node.tagName) && node.properties?.id !== 'footnote-label')
      found.push(node)
  })
  return found
}

/** Reports a second title or a skipped level. */
function checkOutline(elements: Element[], file: VFile): void {
  let above = 1
  for (const node of elements) {
    const level = levelOf(node)
    if (level === 1)
      reportAt(file, node, 'a page has one title, the `title` in its front matter.', 'Start with `## …`.')
    if (level > above + 1) {
      const marks = '#'.repeat(above + 1)
      const after = above === 1 ? 'the title' : `a heading of level ${above}`
      const what = `this heading has level ${level}, but it comes after ${after}.`
      reportAt(file, node, what, `Write \`${marks} …\`: headings go down one level at a time.`)
    }
    above = level
  }
}

/**
 * Sets the id of every heading without one: a slug of its text that is unique in the body and in the page around the body,
 * which rehype-slug cannot see. Reports an empty heading.
 */
function giveIds(tree: Root, elements: Element[], file: VFile): void {
  const slugger = new GithubSlugger()
  const taken = idsIn(tree, file)
  for (const node of elements) {
    if (titleOf(node) === '') reportAt(file, node, 'this heading is empty.', 'Write its text, or remove it.')
    if (node.properties?.id !== undefined) continue
    let id = slugger.slug(titleOf(node)) || slugger.slug('section')
    while (taken.has(id) || FRAME_IDS.has(id)) id = slugger.slug(titleOf(node) || 'section')
    taken.add(id)
    node.properties = { id, ...node.properties }
  }
}

/** All ids in the body. Reports a duplicate, and for an id of the page around the body. */
function idsIn(tree: Root, file: VFile): Set<string> {
  const taken = new Set<string>()
  walk(tree, (node) => {
    const id = isElement(node) ? node.properties?.id : undefined
    if (id === undefined) return
    const isTaken = taken.has(String(id))
    if (isTaken || FRAME_IDS.has(String(id))) {
      const reason = isTaken ? 'is already used on this page' : 'is used by the page around the text'
      reportAt(file, node, `the id “${String(id)}” ${reason}.`, 'Choose another id.')
    }
    taken.add(String(id))
  })
  return taken
}

/** Wraps a heading together with a link to it. */
function withAnchor(node: Element): Element {
  const anchor = h('a', {
    href: `#${String(node.properties?.id)}`,
    className: ['heading-anchor'],
    ariaLabel: `Link to this section: ${titleOf(node)}`,
  })
  return h('div', { className: ['heading'], dataLevel: String(levelOf(node)) }, [node, anchor])
}

function levelOf(node: Element): number {
  return Number(node.tagName.slice(1))
}

function titleOf(node: Element): string {
  return textOf(node).replaceAll(/\s+/g, ' ').trim()
}
