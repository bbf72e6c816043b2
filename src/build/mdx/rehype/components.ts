import type { Root } from 'hast'
import type { VFile } from 'vfile'
import { isIslandName, ISLANDS } from '../../../model/islands'
import { authorErrorAt, lineOf, suggest } from '../authorErrors'
import { factsOf } from '../facts'
import { childrenOf, h, type HastNode, isJsx, type JsxElement, rewrite } from '../tree'
import { nativeElement } from './nativeElement'
import { ownNamesOf } from './expressions'
import { paramsComponent } from './params'
import { type Lowering, propsOf, refuseUnknownProps, tag, textProp } from './props'
import { tabsComponent } from './tabs'

/** Components that are parts of another one, with that one's name. */
const PARTS: Record<string, string> = { Tab: 'Tabs', Param: 'Params' }

/** Props of the islands that authors write; `Picture` is checked where images are. */
const ISLAND_PROPS = { Picture: ['src', 'alt', 'caption'], Demo: ['name', 'title', 'panel'] } as const

/** Turns JSX into plain HTML, all but the islands and what a body declares itself. */
export function components() {
  return (tree: Root, file: VFile): void => {
    const own = ownNamesOf(tree)
    const lowerings: Record<string, Lowering> = {
      Tabs: tabsComponent(),
      Params: paramsComponent(),
      Details: detailsComponent,
    }
    const known = [...Object.keys(lowerings), ...Object.keys(PARTS), ...ISLANDS, ...(own ?? [])]
    rewrite(tree, (node, parent) => {
      if (!isJsx(node)) return node
      const { name } = node
      if (name === null) return childrenOf(node)
      const lowering = Object.hasOwn(lowerings, name) ? lowerings[name] : undefined
      if (own?.has(name.split('.')[0] ?? '')) return node
      if (/^[a-z]/.test(name) && !name.includes('.'))
        return keepComputed(node, own) ?? nativeElement(node, file)
      if (lowering) return lowering(node, file)
      if (Object.hasOwn(PARTS, name)) return part(node, parent, file)
      if (isIslandName(name)) {
        refuseUnknownProps(node, file, propsOf(node, file), ISLAND_PROPS[name])
        if (name === 'Demo') noteDemo(node, file)
        return node
      }
      throw authorErrorAt(file, node, `there is no component ${tag(node)}.`, suggest(name, known))
    })
  }
}

/** A part is kept for the component around it, and stands nowhere else. */
function part(node: JsxElement, parent: HastNode | Root, file: VFile): HastNode {
  const whole = PARTS[node.name ?? ''] ?? ''
  if (isJsx(parent) && parent.name === whole) return node
  throw authorErrorAt(
    file,
    node,
    `${tag(node)} stands outside <${whole}>.`,
    `Put it directly into <${whole}> … </${whole}>.`,
  )
}

/** A tag with computed attributes stays JSX on a page that has code of its own. */
function keepComputed(node: JsxElement, own: ReadonlySet<string> | null): HastNode | null {
  const isComputed = node.attributes.some(
    (attribute) => attribute.type !== 'mdxJsxAttribute' || typeof attribute.value === 'object',
  )
  return own !== null && isComputed ? node : null
}

/** `<Details summary="…">`: the same as `:::details[…]`, for places where JSX is handier. */
function detailsComponent(node: JsxElement, file: VFile): HastNode {
  const props = propsOf(node, file)
  refuseUnknownProps(node, file, props, ['summary'])
  const summary = h('summary', {}, [textProp(node, file, props, 'summary', 'required')])
  return h('details', { className: ['details'] }, [
    summary,
    h('div', { className: ['details-body'] }, childrenOf(node)),
  ])
}

/** What of a demo may stand open below it at first. */
const PANELS = ['code', 'saved']

/** Notes a `<Demo>` down, to be found among the files later; throws when it has no name or title. */
function noteDemo(node: JsxElement, file: VFile): void {
  const props = propsOf(node, file)
  const name = textProp(node, file, props, 'name', 'required')
  textProp(node, file, props, 'title', 'required')
  const panel = textProp(node, file, props, 'panel')
  if (panel !== null && !PANELS.includes(panel)) {
    throw authorErrorAt(
      file,
      node,
      `<Demo> has no panel “${panel}”.`,
      'Write `panel="saved"` to open the saved page first, or leave it out to open the code.',
    )
  }
  factsOf(file).demos.push({ name, line: lineOf(file, node) })
}
