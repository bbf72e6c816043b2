import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'

const START = '<div class="prose">'

/** The HTML of a built page from the start of its prose on, or `null` for a page without any. */
export function proseIn(page: string): string | null {
  const start = page.indexOf(START)
  return start === -1 ? null : page.slice(start, page.indexOf('</main>', start))
}

/** Colored pieces of code: most of the elements of a page, and none of them is needed here. */
const TOKEN = /<span class="tk-[\w -]*">([^<]*)<\/span>/g

/** Elements that say nothing without a screen and a hand. */
const CONTROLS = ['button', 'svg', 'template', 'script', 'style']
const ANCHORS = /\b(?:heading-anchor|param-anchor|data-footnote-backref)\b/

/** Whether an element means something on the page alone: controls, and the twins that pictures have for dark mode. */
const isOfThePage = ({ tagName, properties }: Element): boolean =>
  CONTROLS.includes(tagName) ||
  properties?.dataMode === 'dark' ||
  ANCHORS.test(String((properties?.className as string[] | undefined) ?? ''))

/** Takes out what is of the page alone, and makes every address absolute; `page` is the address of the page. */
function tidy(node: Element, page: string): void {
  node.children = node.children.filter(
    (child) => child.type === 'text' || (child.type === 'element' && !isOfThePage(child)),
  )
  for (const child of node.children) {
    if (child.type !== 'element') continue
    const { properties = {} } = child
    for (const name of ['href', 'src'] as const) {
      const address = properties[name]
      if (typeof address === 'string') properties[name] = new URL(address, page).href
    }
    // What the style sheet reads, in the words of HTML.
    if (properties.dataAlign !== undefined) properties.align = properties.dataAlign
    tidy(child, page)
  }
}

/**
 * The prose of a built page as a tree, without controls and with absolute addresses.
 *
 * `html` begins with the prose and may go on after it.
 */
export function readBody(html: string, page: string): Element {
  const [prose] = fromHtml(html.replaceAll(TOKEN, '$1'), { fragment: true }).children as unknown as Element[]
  if (prose?.type !== 'element') throw new Error(`The prose of ${page} is no element.`)
  tidy(prose, page)
  return prose
}
