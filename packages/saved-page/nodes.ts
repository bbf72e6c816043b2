import { type Fields, isRecord, recordIn } from './json'

/** The ids of the root: today's, and that of Craft.js 0.1, which 0.2 still loads. */
export const ROOT = 'ROOT'
export const LEGACY_ROOT = 'canvas-ROOT'

/** Tags in which React 18 refuses children: the void elements of HTML, past ones included. */
const VOID_TAGS = new Set(
  'area base br col embed hr img input keygen link menuitem meta param source track wbr'.split(' '),
)

export const isVoidTag = (type: unknown): boolean => typeof type === 'string' && VOID_TAGS.has(type)

/** The component of a Node: its key in the resolver, or `null` for a tag or nothing. */
export function componentOf(type: unknown): string | null {
  const name = isRecord(type) ? type.resolvedName : null
  return typeof name === 'string' && name !== '' ? name : null
}

/** Whether this is a Node of the editor, as `query.getNodes()` returns it, rather than a saved one. */
export const isLiveNode = (value: Fields): value is Fields & { data: Fields } =>
  !Object.hasOwn(value, 'type') &&
  isRecord(value.data) &&
  isRecord(value.data.props) &&
  ['type', 'name', 'displayName'].some((field) => Object.hasOwn(value.data as Fields, field))

/** The saved form of a Node of the editor. JSON has lost its component, but not the name. */
export function savedForm({ data }: { data: Fields }): Fields {
  const { name, type, ...fields } = data
  const known = typeof type === 'string' ? type : componentOf(type)
  const component = known ?? [name, data.displayName].find((each) => typeof each === 'string' && each !== '')
  return { type: typeof type === 'string' ? type : { resolvedName: component }, ...fields }
}

/** Whether this could be a Node, saved or of the editor. */
export const isNodeLike = (value: unknown): value is Fields =>
  isRecord(value) &&
  (isLiveNode(value) ||
    (Object.hasOwn(value, 'type') &&
      ['props', 'nodes', 'isCanvas', 'displayName', 'linkedNodes'].some((field) =>
        Object.hasOwn(value, field),
      )))

/** The fields of a Node, however it is written: saved, of the editor, or as JSON text. `null` when it is none. */
export function nodeFields(value: unknown): Fields | null {
  const record = recordIn(value)
  return record && isLiveNode(record) ? savedForm(record) : record
}

/** Every readable Node of a page by its id, in its saved form. A Map, because an object also has `toString`. */
export function nodesOf(page: Fields): Map<string, Fields> {
  const nodes = Object.entries(page).map(([id, value]) => [id, nodeFields(value)] as const)
  return new Map(nodes.filter((entry): entry is [string, Fields] => entry[1] !== null))
}

/** The id of the root, if the page has one. */
export const rootIdOf = (nodes: ReadonlyMap<string, unknown>): string | null =>
  [ROOT, LEGACY_ROOT].find((id) => nodes.has(id)) ?? null

/** A place in which a Node names another one. */
export interface Reference {
  /** The Node that is named. */
  id: string
  /** The Node that names it, the field, and the index or name in it. */
  from: string
  field: 'nodes' | 'linkedNodes' | '_childCanvas'
  key: string
}

/** Which field holds the linked Nodes: Craft.js reads `_childCanvas` only where `linkedNodes` is empty or missing. */
export const linkedField = (node: Fields): 'linkedNodes' | '_childCanvas' =>
  !node.linkedNodes && node._childCanvas ? '_childCanvas' : 'linkedNodes'

const entriesOf = (value: unknown): [key: string, id: unknown][] => {
  if (typeof value === 'string') return value === '' ? [] : [['', value]]
  return typeof value === 'object' && value !== null ? Object.entries(value) : []
}

const isId = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

/** Every Node that a Node names: its child Nodes, then its linked Nodes. */
export function referencesOf(from: string, node: Fields): Reference[] {
  const field = linkedField(node)
  const listed = (name: Reference['field'], value: unknown) =>
    entriesOf(value).flatMap(([key, id]) => (isId(id) ? [{ id: String(id), from, field: name, key }] : []))
  return [...listed('nodes', node.nodes), ...listed(field, node[field])]
}

/** How deep each of `nodes` is that the Node `start` leads to, which is at 1 itself. */
export function depthsFrom(start: string | null, nodes: ReadonlyMap<string, Fields>): Map<string, number> {
  const depths = new Map<string, number>(start !== null && nodes.has(start) ? [[start, 1]] : [])
  // A Map is read to its end, with what is added meanwhile.
  for (const [id, depth] of depths)
    for (const { id: child } of referencesOf(id, nodes.get(id) ?? {}))
      if (nodes.has(child) && !depths.has(child)) depths.set(child, depth + 1)
  return depths
}
