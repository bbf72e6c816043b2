import { type Fields, isRecord, recordIn } from './json'

/** The id of the root Node, and the id that it had in Craft.js 0.1, which 0.2 still loads. */
export const ROOT = 'ROOT'
export const LEGACY_ROOT = 'canvas-ROOT'

export const hasRoot = (page: Fields): boolean =>
  Object.hasOwn(page, ROOT) || Object.hasOwn(page, LEGACY_ROOT)

/** Tags for which React 18 rejects children: the void elements of HTML, including obsolete ones. */
const VOID_TAGS = new Set(
  'area base br col embed hr img input keygen link menuitem meta param source track wbr'.split(' '),
)

export const isVoidTag = (type: unknown): boolean => typeof type === 'string' && VOID_TAGS.has(type)

/** The component of a Node: its key in the resolver, or `null` for a tag or a missing type. */
export function componentOf(type: unknown): string | null {
  const name = isRecord(type) ? type.resolvedName : null
  return typeof name === 'string' && name !== '' ? name : null
}

/** Whether this is a live Node, as `query.getNodes()` returns it, rather than a saved one. */
export const isLiveNode = (value: Fields): value is Fields & { data: Fields } =>
  !Object.hasOwn(value, 'type') &&
  isRecord(value.data) &&
  isRecord(value.data.props) &&
  ['type', 'name', 'displayName'].some((field) => Object.hasOwn(value.data as Fields, field))

/** Converts a live Node to its saved form. JSON dropped the component function, but kept its name. */
export function savedForm({ data }: { data: Fields }): Fields {
  const { name, type, ...fields } = data
  const known = typeof type === 'string' ? type : componentOf(type)
  const component = known ?? [name, data.displayName].find((each) => typeof each === 'string' && each !== '')
  return { type: typeof type === 'string' ? type : { resolvedName: component }, ...fields }
}

/** Whether this could be a Node, saved or live. */
export const isNodeLike = (value: unknown): value is Fields =>
  isRecord(value) &&
  (isLiveNode(value) ||
    (Object.hasOwn(value, 'type') &&
      ['props', 'nodes', 'isCanvas', 'displayName', 'linkedNodes'].some((field) =>
        Object.hasOwn(value, field),
      )))

/** The saved form of a Node that is saved, live, or JSON text. `null` if the value is not an object. */
export function nodeFields(value: unknown): Fields | null {
  const record = recordIn(value)
  return record && isLiveNode(record) ? savedForm(record) : record
}

/** All readable Nodes of a page in their saved form, by id. A Map, because objects inherit keys such as `toString`. */
export function nodesOf(page: Fields): Map<string, Fields> {
  const nodes = Object.entries(page).map(([id, value]) => [id, nodeFields(value)] as const)
  return new Map(nodes.filter((entry): entry is [string, Fields] => entry[1] !== null))
}

/** The id of the root, if the page has one. */
export const rootIdOf = (nodes: ReadonlyMap<string, unknown>): string | null =>
  [ROOT, LEGACY_ROOT].find((id) => nodes.has(id)) ?? null

/** A place where a Node refers to another one. */
export interface Reference {
  /** The Node that it refers to. */
  id: string
  /** The Node that contains the reference, the field, and the index or name in that field. */
  from: string
  field: 'nodes' | 'linkedNodes' | '_childCanvas'
  key: string
}

/** The field that holds the linked Nodes. Craft.js reads `_childCanvas` only if `linkedNodes` is missing. */
export const linkedField = (node: Fields): 'linkedNodes' | '_childCanvas' =>
  !node.linkedNodes && node._childCanvas ? '_childCanvas' : 'linkedNodes'

const entriesOf = (value: unknown): [key: string, id: unknown][] => {
  if (typeof value === 'string') return value === '' ? [] : [['', value]]
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

const isId = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

/** All references of a Node: first to its child Nodes, then to its linked Nodes. */
export function referencesOf(from: string, node: Fields): Reference[] {
  const field = linkedField(node)
  const listed = (name: Reference['field'], value: unknown) =>
    entriesOf(value).flatMap(([key, id]) => (isId(id) ? [{ id: String(id), from, field: name, key }] : []))
  return [...listed('nodes', node.nodes), ...listed(field, node[field])]
}

/** The depth of every Node that is reachable from `start`, which has depth 1. */
export function depthsFrom(start: string | null, nodes: ReadonlyMap<string, Fields>): Map<string, number> {
  const depths = new Map<string, number>(start !== null && nodes.has(start) ? [[start, 1]] : [])
  // Iterating over a Map also visits the entries that the loop adds.
  for (const [id, depth] of depths)
    for (const { id: child } of referencesOf(id, nodes.get(id) ?? {}))
      if (nodes.has(child) && !depths.has(child)) depths.set(child, depth + 1)
  return depths
}
