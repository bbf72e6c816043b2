import type { FindingCode } from './codes'
import type { Change, Finding } from './finding'
import { fieldFindings } from './fields'
import { idFindings, rootIdFindings } from './ids'
import { propFindings } from './props'
import { noteFindings, treeFindings } from './tree'
import { typeFindings } from './type'
import { type Fields, pointer, recordIn } from '../json'
import {
  componentOf,
  depthsFrom,
  isLiveNode,
  nodesOf,
  type Reference,
  referencesOf,
  ROOT,
  rootIdOf,
  savedForm,
} from '../nodes'
import { readPage } from '../readPage'
import { asWarning, type PageFacts, removeNode, report } from './report'

/** Facts about the editor that loads the page. */
export interface InspectOptions {
  /** The keys of its resolver. Without them, any component counts as known. */
  names?: readonly string[] | null
  /** Components of the resolver that replace missing ones: the new name by the old one. */
  renames?: ReadonlyMap<string, string>
}

/**
 * Finds the problems of a saved page: first those of its ids, then those of each Node, then those of the tree. `value`
 * is a parsed JSON value: Nodes by id, or anything that contains them.
 */
export function inspect(value: unknown, options: InspectOptions = {}): Finding[] {
  const { page, findings } = readPage(value)
  return page === null ? findings : [...findings, ...inspectNodes(page, options)]
}

/** Like `inspect`, for Nodes by id. */
export function inspectNodes(page: Fields, options: InspectOptions = {}): Finding[] {
  const facts = factsOf(page, options)
  const shapes = Object.entries(page).flatMap(([id, value]) => shapeFindings(id, value, facts))
  const tree = facts.rootId === null ? [] : treeFindings(facts.rootId, facts)
  return asRendered([...rootIdFindings(facts), ...idFindings(facts), ...shapes, ...tree], facts)
}

function factsOf(page: Fields, { names = null, renames = new Map() }: InspectOptions): PageFacts {
  const nodes = nodesOf(page)
  const mentions = new Map<string, Reference[]>()
  const components = new Set(names ?? [])
  const byDisplayName = new Map<string, string>()
  for (const [id, node] of nodes) {
    for (const reference of referencesOf(id, node)) add(mentions, reference.id, reference)
    const component = componentOf(node.type)
    if (component === null || component === 'Canvas') continue
    if (names === null) components.add(component)
    if (typeof node.displayName === 'string') byDisplayName.set(node.displayName, component)
  }
  const rootId = rootIdOf(nodes)
  const taken = new Set(Object.keys(page))
  const orphans = new Map<string, string[]>()
  for (const [id, { parent }] of nodes)
    if (!mentions.has(id) && typeof parent === 'string' && parent !== id && id !== ROOT)
      add(orphans, parent, id)
  return { page, nodes, mentions, rootId, orphans, taken, names, renames, components, byDisplayName }
}

/** Appends a value to the list of a key. */
function add<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  list.push(value)
}

/** Findings about one Node, regardless of the tree. Craft.js reads every Node, reachable or not. */
function shapeFindings(id: string, value: unknown, facts: PageFacts): Finding | Finding[] {
  const node = facts.nodes.get(id)
  const replace = (by: unknown): Change[] => [{ op: 'replace', path: pointer(id), value: by }]
  if (node === undefined)
    return report('not-a-node', id, [], `Node “${id}” is not an object.`, removeNode(id, facts))
  const record = recordIn(value)
  if (record && isLiveNode(record)) {
    const message = `Node “${id}” is a live Node of the editor, with its fields in “data”.`
    return report('live-node', id, ['data'], message, replace(savedForm(record)))
  }
  if (typeof value === 'string')
    return report('not-a-node', id, [], `Node “${id}” is JSON text instead of an object.`, replace(record))
  return [
    typeFindings(id, node, facts),
    fieldFindings(id, node, facts),
    propFindings(id, node),
    noteFindings(id, facts),
  ].flat()
}

/** Problems that break a page only if the Node is rendered. */
const WHEN_RENDERED: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'bad-tag',
  'void-tag',
  'bad-nodes',
  'bad-linked-nodes',
  'unsafe-prop',
  'element-in-props',
  'bad-style',
  'unsafe-id',
  'missing-child',
  'cycle',
])

/** Turns errors that break a page only when a Node is rendered into warnings, if the Node is not rendered. */
function asRendered(findings: readonly Finding[], { rootId, nodes }: PageFacts): Finding[] {
  // All Nodes that are reachable from the root, except hidden Nodes and their content.
  const shown = new Map([...nodes].filter(([, { hidden }]) => !hidden))
  const rendered = depthsFrom(rootId, shown)
  return findings.map((finding) =>
    finding.severity === 'error' && WHEN_RENDERED.has(finding.code) && !rendered.has(finding.node ?? '')
      ? asWarning(finding)
      : finding,
  )
}
