import { distance } from 'fastest-levenshtein'
import type { Change, Finding } from './finding'
import { type Fields, isRecord } from '../json'
import { componentOf, isVoidTag, LEGACY_ROOT, linkedField, referencesOf, ROOT } from '../nodes'
import { asWarning, type PageFacts, removeNode, report, set, textIn } from './report'
import { allowedTags } from './untrusted'

/** Tag names that `document.createElement` accepts, limited to ASCII. */
const TAG = /^[A-Za-z][\w.:-]*$/
const COMPONENT = /^[A-Z]/

/** Turns a Node into a plain `div` that shows its content. Its old type and props are kept in `custom`. */
function toDiv(id: string, node: Fields): Change[] {
  const props = isRecord(node.props) ? node.props : {}
  const linked = referencesOf(id, node).filter(({ field }) => field !== 'nodes')
  const text = textIn(props.children)
  const isEmpty = Object.keys(props).length === 0 && componentOf(node.type) === null
  return [
    set(id, node, 'type', 'div'),
    set(id, node, 'props', text === '' ? {} : { children: text }),
    ...(isEmpty
      ? []
      : [
          set(id, node, 'custom', {
            ...(isRecord(node.custom) ? node.custom : {}),
            replaced: { type: node.type ?? null, props },
          }),
        ]),
    ...(linked.length === 0 ? [] : toChildren(id, node)),
  ]
}

/** Turns the linked Nodes of a Node into child Nodes. */
function toChildren(id: string, node: Fields): Change[] {
  const ids = referencesOf(id, node).map((reference) => reference.id)
  return [set(id, node, 'nodes', [...new Set(ids)]), set(id, node, linkedField(node), {})]
}

/** Guesses the component of a Node that lost its type, from its names and the rest of the page. */
function lostComponent(node: Fields, { components, byDisplayName }: PageFacts): string | null {
  const type = isRecord(node.type) ? node.type : {}
  const isName = (name: unknown): name is string => typeof name === 'string' && name !== ''
  if (isName(node.resolvedName)) return node.resolvedName
  const candidates = [type.name, type.displayName, node.name, node.displayName].filter(isName)
  // The fields of a live Node name the component, while a display name may be any text.
  const named = candidates.find((name) => name !== node.displayName && COMPONENT.test(name) && TAG.test(name))
  const known = candidates.find((name) => components.has(name)) ?? named
  return known ?? (isName(node.displayName) ? (byDisplayName.get(node.displayName) ?? null) : null)
}

/** Whether a Node has no content that could be lost. */
const isEmptyNode = (node: Fields) =>
  !['nodes', 'linkedNodes', '_childCanvas', 'props', 'custom'].some((field) => {
    const value = node[field]
    return typeof value === 'object' && value !== null && Object.keys(value).length > 0
  })

function withoutType(id: string, node: Fields, facts: PageFacts): Finding {
  const component = lostComponent(node, facts)
  const message = `Node “${id}” has no type.`
  if (component !== null)
    return report('no-type', id, ['type'], message, [set(id, node, 'type', { resolvedName: component })])
  if (id !== ROOT && id !== facts.rootId && isEmptyNode(node))
    return report(
      'no-type',
      id,
      ['type'],
      `${message} Nothing in it shows what it was.`,
      removeNode(id, facts),
    )
  return report('no-type', id, ['type'], message, toDiv(id, node))
}

/** Converts a “Canvas” of Craft.js 0.1, which has its component or tag in the prop `is`. */
function fromCanvas(id: string, node: Fields): Change[] {
  const { is, canvas: _, ...props } = isRecord(node.props) ? node.props : {}
  const type =
    typeof is === 'string' && TAG.test(is)
      ? is
      : componentOf(is) === null
        ? 'div'
        : { resolvedName: componentOf(is) }
  return [set(id, node, 'type', type), set(id, node, 'isCanvas', true), set(id, node, 'props', props)]
}

/** The known names that are similar to `name`, most similar first. */
export function nearestNames(name: string, names: readonly string[]): string[] {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z\d]/g, '')
  return names
    .map((known) => ({ known, far: distance(plain(name), plain(known)) }))
    .filter(({ known, far }) => far <= Math.max(1, Math.floor(Math.max(name.length, known.length) / 3)))
    .sort((one, other) => one.far - other.far)
    .map(({ known }) => known)
}

/** Findings about the type of a Node. */
export function typeFindings(id: string, node: Fields, facts: PageFacts): Finding | [] {
  const { type } = node
  if (typeof type === 'string' && type !== '') return tagFindings(id, type, node, facts)
  const name = componentOf(type)
  if (name === null) return withoutType(id, node, facts)
  const keys = ['type', 'resolvedName']
  if (name === 'Canvas') {
    const message = `Node “${id}” is a “Canvas”. Craft.js reserves this name.`
    return report('reserved-name', id, keys, message, fromCanvas(id, node))
  }
  if (facts.names === null || facts.names.includes(name)) return []
  const [nearest, ...others] = nearestNames(name, facts.names)
  const hint = nearest === undefined ? '' : ` Similar names: ${[nearest, ...others.slice(0, 2)].join(', ')}.`
  const message = `Node “${id}” is a “${name}”, which is not in the resolver.${hint}`
  const chosen = facts.renames.get(name) ?? nearest
  const substitute = chosen !== undefined && facts.names.includes(chosen) ? chosen : null
  const patch = substitute === null ? toDiv(id, node) : [set(id, node, 'type', { resolvedName: substitute })]
  const found = report('unknown-component', id, keys, message, patch)
  return { ...found, lacks: { component: name, substitute } }
}

function tagFindings(id: string, tag: string, node: Fields, facts: PageFacts): Finding | [] {
  if (COMPONENT.test(tag) && TAG.test(tag)) {
    const isTag = facts.names !== null && !facts.names.includes(tag)
    const message = `Node “${id}” has the tag “${tag}”, which is the name of a component.`
    const change = set(id, node, 'type', isTag ? 'div' : { resolvedName: tag })
    return report('tag-is-component', id, ['type'], message, [change])
  }
  // React looks up tags in objects, which inherit `toString` and the like.
  if (!TAG.test(tag) || tag in {}) {
    const message = `Node “${id}” has the tag “${tag}”, which is not a valid name.`
    return report('bad-tag', id, ['type'], message, toDiv(id, node))
  }
  const references = referencesOf(id, node)
  const linked = references.filter(({ field }) => field !== 'nodes')
  const isFullVoid = isVoidTag(tag) && (references.length > 0 || node.isCanvas === true)
  if (!allowedTags.includes(tag) && !isFullVoid) {
    const message = `Node “${id}” has the tag “${tag}”, which a page should not use.`
    return report('unsafe-tag', id, ['type'], message, toDiv(id, node))
  }
  if (isVoidTag(tag)) {
    if (!isFullVoid) return []
    const isFullRoot = references.length > 0 && (id === ROOT || id === LEGACY_ROOT)
    const emptied = [
      set(id, node, 'nodes', []),
      set(id, node, 'isCanvas', false),
      ...(linked.length > 0 ? [set(id, node, linkedField(node), {})] : []),
    ]
    const message = `Node “${id}” has the tag “${tag}”, which cannot have children.`
    const found = report('void-tag', id, ['nodes'], message, isFullRoot ? toDiv(id, node) : emptied)
    return linked.length === references.length ? asWarning(found) : found
  }
  if (linked.length === 0) return []
  const message = `Node “${id}” has the tag “${tag}” and linked Nodes, which only a component can have.`
  return report('linked-in-tag', id, [linkedField(node)], message, toChildren(id, node))
}
