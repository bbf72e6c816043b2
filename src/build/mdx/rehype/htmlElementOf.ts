import type { Properties } from 'hast'
import { find, html, svg } from 'property-information'
import type { VFile } from 'vfile'
import type { Json } from '../../../model/body'
import { authorErrorAt, reportAt, suggest } from '../authorErrors'
import { childrenOf, h, type HastNode, type JsxElement } from '../hast'
import { literalProps, tag } from './props'

const HTML_TAGS = (
  'a abbr b bdi bdo blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 ' +
  'h5 h6 hr i img ins kbd li mark ol p q rp rt ruby s samp section small span strong sub summary sup table tbody ' +
  'td tfoot th thead time tr u ul var wbr'
).split(' ')
export const SVG_TAGS = (
  'svg g path rect circle ellipse line polyline polygon text tspan title desc defs marker linearGradient ' +
  'radialGradient stop pattern clipPath mask symbol'
).split(' ')
const TAGS = [...HTML_TAGS, ...SVG_TAGS]

/** Attributes, in lower case, that could run code or that React would treat specially. */
const DANGEROUS = 'dangerouslysetinnerhtml srcdoc ref key contenteditable autofocus is slot'.split(' ')

/** Converts an HTML tag in MDX to an element. Throws for a tag that prose may not have, and reports such attributes. */
export function htmlElementOf(node: JsxElement, file: VFile): HastNode {
  const name = node.name ?? ''
  if (!TAGS.includes(name)) {
    const prose = 'Prose cannot run code, embed pages or contain forms. Components of the theme can.'
    const what = `the tag ${tag(node)} is not allowed in prose.`
    throw authorErrorAt(file, node, what, `${prose} ${suggest(name, TAGS, 3)}`)
  }
  const properties: Properties = {}
  for (const [key, value = null] of literalProps(node, file)) setProperty(properties, node, key, value, file)
  if (name === 'svg' && !('ariaHidden' in properties) && !('ariaLabel' in properties))
    reportAt(file, node, '<svg> has no alternative text.', 'Describe it: `<svg role="img" aria-label="…">`.')
  const element = h(name, properties, childrenOf(node))
  if (node.position) element.position = node.position
  return element
}

function setProperty(properties: Properties, node: JsxElement, key: string, value: Json, file: VFile): void {
  const report = (what: string, hint: string) => reportAt(file, node, what, hint)
  const lower = key.toLowerCase()
  if (lower === 'style') {
    const hint =
      'Remove it: the policy of this site forbids styles in HTML, and the theme decides how prose looks.'
    return report(`${tag(node)} has a “style” attribute.`, hint)
  }
  if (/^on/.test(lower) || DANGEROUS.includes(lower)) {
    const what = `${tag(node)} has “${key}”, which is not allowed in prose.`
    return report(what, 'Remove it: prose cannot run code.')
  }
  if (value === null || value === false) return
  if (typeof value === 'object') return report(`“${key}” of ${tag(node)} is not text.`, 'Write it in quotes.')
  const info = find(SVG_TAGS.includes(node.name ?? '') ? svg : html, key)
  const isFlag = info.boolean || info.overloadedBoolean
  if (info.property === 'className') properties.className = String(value).split(/\s+/)
  else properties[info.property] = value === true && !isFlag ? (info.booleanish ? 'true' : '') : value
}
