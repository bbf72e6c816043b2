import type { Finding } from './inspect/finding'
import { report } from './inspect/report'
import { type Fields, isRecord, parseJson, pointer, pointerKeys } from './json'
import { isNodeLike, LEGACY_ROOT, nodeFields, ROOT } from './nodes'

/** How deep in other data a page is looked for. */
const MAX_DEPTH = 8
/** How many values are looked at before the search ends. */
const MAX_VALUES = 20_000

const hasRoot = (value: Fields) => Object.hasOwn(value, ROOT) || Object.hasOwn(value, LEGACY_ROOT)

/** Whether an object is Nodes by id: it has a root, or at least one of its values is a Node. */
const isPage = (value: unknown): value is Fields =>
  isRecord(value) &&
  !isNodeLike(value) &&
  (hasRoot(value) ||
    Object.values(value).some((each) => isNodeLike(typeof each === 'string' ? nodeFields(each) : each)))

/** Whether this is an id and its Node, as `Object.entries` and a Map in JSON have them. */
const isEntry = (value: unknown): value is [string, Fields] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && isNodeLike(value[1])

/** Nodes by id from a list of entries, or of Nodes that have their ids in them. */
function pageInList(value: unknown): Fields | null {
  if (!Array.isArray(value) || value.length === 0) return null
  const nodes = value as unknown[]
  if (nodes.every(isEntry)) return Object.fromEntries(nodes)
  const ids = nodes.map((node) => (isNodeLike(node) && typeof node.id === 'string' ? node.id : null))
  return ids.every((id) => id !== null)
    ? Object.fromEntries(nodes.map((node, at) => [ids[at] as string, node]))
    : null
}

/** A tree of Nodes from `query.node(id).toNodeTree()`: its root becomes the root of the page. */
function pageInTree(value: unknown): Fields | null {
  if (!isRecord(value) || typeof value.rootNodeId !== 'string' || !isRecord(value.nodes)) return null
  const { rootNodeId, nodes } = value
  if (hasRoot(nodes) || !Object.hasOwn(nodes, rootNodeId)) return isPage(nodes) ? nodes : null
  return Object.fromEntries([
    [ROOT, nodes[rootNodeId]],
    ...Object.entries(nodes).filter(([id]) => id !== rootNodeId),
  ])
}

/** The page that a value is or stands for. */
function pageIn(value: unknown): Fields | null {
  if (isNodeLike(value)) return { [ROOT]: value }
  return pageInTree(value) ?? pageInList(value) ?? (isPage(value) ? value : null)
}

/** JSON text is read up to this length again and again: a page that was stringified twice, or ten times. */
function parsedText(value: unknown): unknown {
  let parsed = value
  for (let times = 0; times < MAX_DEPTH && typeof parsed === 'string'; times += 1) {
    const inner = /^\s*["{[]/.test(parsed) ? parseJson(parsed) : undefined
    if (inner === undefined) break
    parsed = inner
  }
  return parsed
}

/** The first page inside a value, level by level; one with a root is preferred. */
function searchPage(value: unknown): { page: Fields; path: string } | null {
  const places = [{ value, path: '', depth: 0 }]
  let found: { page: Fields; path: string } | null = null
  // The list grows while it is read.
  for (let at = 0; at < places.length && at < MAX_VALUES; at += 1) {
    const place = places[at] as (typeof places)[number]
    const inside = parsedText(place.value)
    const page = pageIn(inside)
    if (page !== null && hasRoot(page)) return { page, path: place.path }
    if (page !== null) found ??= { page, path: place.path }
    if (typeof inside !== 'object' || inside === null || place.depth === MAX_DEPTH) continue
    for (const [key, each] of Object.entries(inside))
      if (typeof each === 'object' || (typeof each === 'string' && each.length > 1))
        places.push({ value: each, path: place.path + pointer(key), depth: place.depth + 1 })
  }
  return found
}

/** An object of your own with a page in it, and a version of yours beside the page. */
export interface Versioned {
  value: Fields
  /** Where the page is in it. */
  key: string
}

function versioned(value: unknown, path: string): Versioned | null {
  const [key = '', ...below] = pointerKeys(path)
  const isOne = isRecord(value) && typeof value.version === 'number' && isRecord(value[key])
  return isOne && below.length === 0 ? { value, key } : null
}

interface ReadPage {
  page: Fields | null
  findings: Finding[]
  /** What the page was taken out of, if a version is beside it. */
  around?: Versioned | null
}

/**
 * The page in what was parsed from JSON: Nodes by id, or `null` if there is none. A page that was stringified twice, wrapped
 * by an API, or written as a list or a tree of Nodes is taken out, with a finding `wrapped`.
 */
export function readPage(value: unknown): ReadPage {
  if (isRecord(value) && (Object.keys(value).length === 0 || (isPage(value) && pageInTree(value) === null)))
    return { page: value, findings: [] }
  const found = searchPage(value)
  const none = 'This is not an object of Nodes by their ids.'
  if (found === null) return { page: null, findings: [report('not-a-page', null, [], none)] }
  const around = versioned(value, found.path)
  if (around !== null) {
    const message = `The page is at ${found.path}, beside its version ${around.value.version as number}.`
    return { page: found.page, findings: [report('with-version', null, [around.key], message)], around }
  }
  const how =
    typeof value === 'string'
      ? 'The page is text inside JSON: it was stringified twice.'
      : found.path === ''
        ? 'This is a Node, a list or a tree of Nodes, not Nodes by their ids.'
        : `The page is not the whole JSON: it is at ${found.path}.`
  return { page: found.page, findings: [report('wrapped', null, pointerKeys(found.path), how)] }
}
