import { foreignFormat, foreignMessage } from './foreign'
import type { Finding } from './inspect/finding'
import { report } from './inspect/report'
import { type Fields, isRecord, parseJson, pointer, pointerKeys } from './json'
import { hasRoot, isLiveNode, isNodeLike, nodeFields, ROOT } from './nodes'

/** Nesting levels of other data that are searched for a page. */
const MAX_DEPTH = 8
/** The search stops after this many values. */
const MAX_VALUES = 20_000

/** Whether a value maps ids to Nodes: it has a root, or at least one of its values is a Node. */
const isPage = (value: unknown): value is Fields =>
  isRecord(value) &&
  !isNodeLike(value) &&
  (hasRoot(value) ||
    Object.values(value).some((each) => isNodeLike(typeof each === 'string' ? nodeFields(each) : each)))

/** Whether a value is an `[id, Node]` pair, as in the entries of an object or a Map. */
const isEntry = (value: unknown): value is [string, Fields] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && isNodeLike(value[1])

/** A page as Nodes by id, and how to convert it back to its stored form. */
export interface StoredForm {
  page: Fields
  /** The stored value with another page; `undefined` if its form cannot hold that page. */
  restored: (page: Fields) => unknown
  /** Converts a JSON Pointer within the page to one within the stored value. */
  pathOf: (path: string) => string
}

const asIs = (path: string) => path

/** A list of `[id, Node]` pairs, or of Nodes with an `id` field. `null` for other values. */
function listForm(value: unknown): StoredForm | null {
  if (!Array.isArray(value) || value.length === 0) return null
  const nodes = value as unknown[]
  if (nodes.every(isEntry))
    return { page: Object.fromEntries(nodes), restored: (page) => Object.entries(page), pathOf: asIs }
  const ids = nodes.map((node) => (isNodeLike(node) && typeof node.id === 'string' ? node.id : null))
  if (new Set(ids).size < ids.length || ids.includes(null)) return null
  return {
    // A saved Node has no id.
    page: Object.fromEntries(
      nodes.map((node, at) => {
        const { id: _, ...fields } = node as Fields
        return [ids[at] as string, isLiveNode(fields) ? node : fields]
      }),
    ),
    restored: (page) => Object.entries(page).map(([id, node]) => ({ ...(node as Fields), id })),
    pathOf: asIs,
  }
}

/** Renames a Node, also in the `parent` of its children. */
const renamedIn = (nodes: Fields, from: string, to: string): Fields =>
  Object.fromEntries(
    Object.entries(nodes).map(([id, node]) => {
      const key = id === from ? to : id
      if (!isRecord(node)) return [key, node]
      if (node.parent === from) return [key, { ...node, parent: to }]
      const isChild = isRecord(node.data) && node.data.parent === from
      return [key, isChild ? { ...node, data: { ...(node.data as Fields), parent: to } } : node]
    }),
  )

/** The result of `query.node(id).toNodeTree()`: the root of the tree becomes the root of the page. */
function treeForm(value: unknown): StoredForm | null {
  if (!isRecord(value) || typeof value.rootNodeId !== 'string' || !isRecord(value.nodes)) return null
  const { rootNodeId, nodes } = value
  if (hasRoot(nodes) || !Object.hasOwn(nodes, rootNodeId))
    return isPage(nodes)
      ? { page: nodes, restored: (page) => ({ ...value, nodes: page }), pathOf: (path) => `/nodes${path}` }
      : null
  const page = renamedIn(nodes, rootNodeId, ROOT)
  const root = page[ROOT]
  // The parent of the tree is outside of it.
  const parent = isRecord(root) ? root.parent : undefined
  if (isRecord(root) && parent !== undefined) page[ROOT] = { ...root, parent: null }
  return {
    page,
    restored: (after) => {
      const nodes = renamedIn(after, ROOT, rootNodeId)
      const changed = nodes[rootNodeId]
      if (parent !== undefined && isRecord(changed)) nodes[rootNodeId] = { ...changed, parent }
      return { ...value, nodes }
    },
    pathOf: (path) => `/nodes${path.replace(/^\/ROOT(?=\/|$)/, pointer(rootNodeId))}`,
  }
}

const nodeForm = (value: unknown): StoredForm | null =>
  isNodeLike(value)
    ? {
        page: { [ROOT]: value },
        restored: (page) => (Object.keys(page).length === 1 ? page[ROOT] : undefined),
        pathOf: (path) => path.replace(/^\/ROOT/, ''),
      }
    : null

/** Reads Nodes by id, a single Node, or a list or tree of Nodes as a page. `null` for other values. */
export function formOf(value: unknown): StoredForm | null {
  if (foreignFormat(value) !== null) return null
  return (
    nodeForm(value) ??
    treeForm(value) ??
    listForm(value) ??
    (isPage(value) ? { page: value, restored: asPage, pathOf: asIs } : null)
  )
}

const asPage = (page: Fields) => page
const pageIn = (value: unknown): Fields | null => formOf(value)?.page ?? null

/** Parses JSON text, again if the result is JSON text: a page may have been stringified twice, or more often. */
function parsedText(value: unknown): unknown {
  let parsed = value
  for (let times = 0; times < MAX_DEPTH && typeof parsed === 'string'; times += 1) {
    const inner = /^\s*["{[]/.test(parsed) ? parseJson(parsed) : undefined
    if (inner === undefined) break
    parsed = inner
  }
  return parsed
}

/** Searches a value level by level. Returns the first page with a root, or else the first page. */
function searchPage(value: unknown): { page: Fields; path: string } | null {
  const places = [{ value, path: '', depth: 0 }]
  let found: { page: Fields; path: string } | null = null
  // The loop appends to the list that it iterates over.
  for (let at = 0; at < places.length && at < MAX_VALUES; at += 1) {
    const place = places[at] as (typeof places)[number]
    const parsed = parsedText(place.value)
    const page = pageIn(parsed)
    if (page !== null && hasRoot(page)) return { page, path: place.path }
    if (page !== null) found ??= { page, path: place.path }
    if (typeof parsed !== 'object' || parsed === null || place.depth === MAX_DEPTH) continue
    if (foreignFormat(parsed) !== null) continue
    for (const [key, each] of Object.entries(parsed))
      if (typeof each === 'object' || (typeof each === 'string' && each.length > 1))
        places.push({ value: each, path: place.path + pointer(key), depth: place.depth + 1 })
  }
  return found
}

/** An object that stores a page together with a version number. */
export interface Versioned {
  value: Fields
  /** The field that contains the page. */
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
  /** The object around the page, if it also has a version number. */
  around?: Versioned | null
}

/**
 * Finds the page in a parsed JSON value. Returns Nodes by id, or `null` if there is no page. A page that was
 * stringified twice, wrapped by an API, or stored as a list or a tree of Nodes is extracted, with a `wrapped` finding.
 */
export function readPage(value: unknown): ReadPage {
  if (
    isRecord(value) &&
    (Object.keys(value).length === 0 ||
      (isPage(value) && treeForm(value) === null && foreignFormat(value) === null))
  )
    return { page: value, findings: [] }
  const found = searchPage(value)
  if (found === null) {
    const none = foreignMessage(value) ?? 'This is not an object that maps ids to Nodes.'
    return { page: null, findings: [report('not-a-page', null, [], none)] }
  }
  const around = versioned(value, found.path)
  if (around !== null) {
    const message = `The page is at ${found.path}, next to its version number, ${around.value.version as number}.`
    return { page: found.page, findings: [report('with-version', null, [around.key], message)], around }
  }
  const how =
    typeof value === 'string'
      ? 'The page is text inside JSON: it was stringified twice.'
      : found.path === ''
        ? 'This is a Node, or a list or tree of Nodes, instead of an object that maps ids to Nodes.'
        : `The page is only part of the JSON: it is at ${found.path}.`
  return { page: found.page, findings: [report('wrapped', null, pointerKeys(found.path), how)] }
}
