import type { Element, ElementContent } from 'hast'
import { find, html as schema } from 'property-information'
import { attributesOf, readMarkup } from '../../markup'

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

/** Whether `node` is there for browsers: a heading of the second level and what follows it. */
const isSection = (node: ElementContent): node is Element =>
  node.type === 'element' && String(node.properties?.className) === 'section'

/** What an attribute is called in a tree, and what its value is there. */
interface PropertyInfo {
  property: string
  kind: 'list' | 'flag' | 'number' | 'text'
}

const known = new Map<string, PropertyInfo>()

/** Looks an attribute up once; after that it is remembered. */
function infoOf(attribute: string): PropertyInfo {
  let info = known.get(attribute)
  if (info === undefined) {
    const { property, spaceSeparated, boolean, overloadedBoolean, number } = find(schema, attribute)
    const kind = spaceSeparated ? 'list' : boolean || overloadedBoolean ? 'flag' : number ? 'number' : 'text'
    info = { property, kind }
    known.set(attribute, info)
  }
  return info
}

/** The attributes of a tag as a tree has them. */
function propertiesOf(attributes: string): NonNullable<Element['properties']> {
  const properties: NonNullable<Element['properties']> = {}
  for (const [name, value] of attributesOf(attributes)) {
    const { property, kind } = infoOf(name)
    if (kind === 'list') properties[property] = value.split(/\s+/).filter((word) => word !== '')
    else if (kind === 'flag' && value === '') properties[property] = true
    else properties[property] = kind === 'number' && value !== '' ? Number(value) : value
  }
  return properties
}

/** The first element of `html` as a tree; `page` is the address that stands in an error. */
function treeOf(html: string, page: string): Element {
  const around: Element[] = []
  let first: Element | null = null
  readMarkup(html, {
    open(tagName, attributes) {
      const element: Element = {
        type: 'element',
        tagName,
        properties: propertiesOf(attributes),
        children: [],
      }
      around.at(-1)?.children.push(element)
      first ??= element
      around.push(element)
    },
    close(tag) {
      const closed = around.pop()?.tagName
      if (closed !== tag) throw new Error(`In the prose of ${page}, </${tag}> closes <${closed}>.`)
      return around.length === 0 ? 'end' : undefined
    },
    text: (value) => void around.at(-1)?.children.push({ type: 'text', value }),
  })
  if (first === null) throw new Error(`The prose of ${page} is no element.`)
  return first
}

/**
 * The prose of a built page as a tree, without controls and with absolute addresses.
 *
 * `html` begins with the prose and may go on after it.
 */
export function readBody(html: string, page: string): Element {
  const prose = treeOf(html.replaceAll(TOKEN, '$1'), page)
  tidy(prose, page)
  prose.children = prose.children.flatMap((child) => (isSection(child) ? child.children : child))
  return prose
}
