import type { Finding, FindingCode } from './finding'

type Fields = Record<string, unknown>
type Nodes = ReadonlyMap<string, Fields>

/** A Node that another one names, and where. */
interface Reference {
  id: string
  path: string
}

const WARNINGS: ReadonlySet<FindingCode> = new Set(['legacy-root', 'wrong-parent', 'unreachable'])

/** The ids of the root: today's, and that of Craft.js 0.1, which 0.2 still loads. */
const ROOT = 'ROOT'
const LEGACY_ROOT = 'canvas-ROOT'

/**
 * What is wrong with a page that `query.serialize()` of Craft.js wrote: JSON text, or what was parsed from it. `names`
 * are the keys of the resolver; without them, any component counts as known.
 *
 * The page loads as it was saved if no finding is an error.
 */
export function checkSavedPage(page: unknown, names?: readonly string[]): Finding[] {
  if (typeof page !== 'string') return checkParsed(page, names)
  try {
    return checkParsed(JSON.parse(page), names)
  } catch (error) {
    return [finding('not-json', null, '', `This is not JSON: ${String(error)}.`)]
  }
}

function checkParsed(page: unknown, names: readonly string[] | undefined): Finding[] {
  if (!isRecord(page))
    return [finding('not-a-page', null, '', 'This is not an object of Nodes by their ids.')]
  // A Map has the ids of the page alone: an object also has `toString` and `constructor`.
  const entries = new Map(Object.entries(page))
  const rootId = entries.has(ROOT) ? ROOT : LEGACY_ROOT
  if (!entries.has(rootId)) return [finding('no-root', null, '', 'The page has no Node with the id ROOT.')]

  const nodes = new Map([...entries].filter((entry): entry is [string, Fields] => isRecord(entry[1])))
  return [
    ...(rootId === ROOT
      ? []
      : [finding('legacy-root', rootId, pointer(rootId), 'The root is named as in 0.1.')]),
    ...[...entries.keys()].flatMap((id) => shapeFindings(id, nodes.get(id), names)),
    ...treeFindings(rootId, nodes, new Set([...entries.keys()].filter((id) => !nodes.has(id)))),
  ]
}

/** What is wrong with one Node, whatever stands around it. Craft.js reads every Node, reachable or not. */
function shapeFindings(
  id: string,
  node: Fields | undefined,
  names: readonly string[] | undefined,
): Finding[] {
  if (node === undefined) return [finding('not-a-node', id, pointer(id), `Node ${id} is not an object.`)]
  const found = typeFindings(id, node.type, names)
  if (!isRecord(node.props))
    found.push(finding('no-props', id, pointer(id, 'props'), `Node ${id} has no props.`))
  if (!isList(node.nodes ?? []))
    found.push(finding('bad-nodes', id, pointer(id, 'nodes'), `The nodes of ${id} are not a list of ids.`))
  if (!isRecord(linkedNodesOf(node)) || !isList(Object.values(linkedNodesOf(node) as Fields)))
    found.push(
      finding(
        'bad-linked-nodes',
        id,
        pointer(id, 'linkedNodes'),
        `The linkedNodes of ${id} are not ids by name.`,
      ),
    )
  return found
}

function typeFindings(id: string, type: unknown, names: readonly string[] | undefined): Finding[] {
  const path = pointer(id, 'type')
  if (typeof type === 'string' && type !== '') return []
  const name = isRecord(type) ? type.resolvedName : undefined
  if (typeof name !== 'string' || name === '')
    return [finding('no-type', id, path, `Node ${id} has no type.`)]
  if (name === 'Canvas') {
    const why = 'Craft.js keeps this name for a component of its own.'
    return [finding('reserved-name', id, path, `Node ${id} is a “Canvas”. ${why}`)]
  }
  if (names === undefined || names.includes(name)) return []
  return [finding('unknown-component', id, path, `Node ${id} is a “${name}”, which is not in the resolver.`)]
}

/** What is wrong with the tree. What is `unreadable` has a finding of its own. */
function treeFindings(rootId: string, nodes: Nodes, unreadable: ReadonlySet<string>): Finding[] {
  const found: Finding[] = []
  const parents = new Map<string, string | null>([[rootId, null]])
  for (const id of parents.keys()) {
    for (const { id: child, path } of referencesIn(id, nodes)) {
      const node = nodes.get(child)
      if (unreadable.has(child)) continue
      if (node === undefined) {
        found.push(finding('missing-child', id, path, `Node ${id} names ${child}, which is not in the page.`))
      } else if (isAbove(child, id, parents)) {
        found.push(finding('cycle', id, path, `Node ${id} names ${child}, which it is in itself.`))
      } else if (parents.has(child)) {
        found.push(finding('two-places', id, path, `Node ${child} is in ${parents.get(child)} already.`))
      } else {
        parents.set(child, id)
        const stated = node.parent
        if (stated !== undefined && stated !== id)
          found.push(
            finding(
              'wrong-parent',
              child,
              pointer(child, 'parent'),
              `Node ${child} is in ${id}, and says otherwise.`,
            ),
          )
      }
    }
  }
  for (const id of nodes.keys())
    if (!parents.has(id)) found.push(finding('unreachable', id, pointer(id), `No Node names ${id}.`))
  return found
}

/** Whether `id` is `node` or above it. */
function isAbove(id: string, node: string, parents: ReadonlyMap<string, string | null>): boolean {
  for (let at: string | null = node; at !== null; at = parents.get(at) ?? null) if (at === id) return true
  return false
}

/** The ids that a Node names. What is no list is reported with the Node itself. */
function referencesIn(id: string, nodes: Nodes): Reference[] {
  const node = nodes.get(id) ?? {}
  const children = Array.isArray(node.nodes) ? (node.nodes as unknown[]) : []
  const linked = linkedNodesOf(node)
  const field = node.linkedNodes === undefined ? '_childCanvas' : 'linkedNodes'
  return [
    ...children.map((child, index) => ({ id: String(child), path: pointer(id, 'nodes', String(index)) })),
    ...(isRecord(linked) ? Object.entries(linked) : []).map(([name, child]) => ({
      id: String(child),
      path: pointer(id, field, name),
    })),
  ]
}

/** The linked Nodes by name, under the name that they had before June 2020 too. */
const linkedNodesOf = (node: Fields): unknown => node.linkedNodes ?? node._childCanvas ?? {}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isList = (value: unknown): boolean =>
  Array.isArray(value) && value.every((id) => typeof id === 'string')

/** A JSON Pointer. */
const pointer = (...keys: string[]): string =>
  keys.map((key) => `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

function finding(code: FindingCode, node: string | null, path: string, message: string): Finding {
  return { code, severity: WARNINGS.has(code) ? 'warning' : 'error', node, path, message }
}
