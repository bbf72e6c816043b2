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
import { asWarning, type PageFacts, removal, report } from './report'

/** What may be known about the editor that loads the page. */
export interface InspectOptions {
  /** The keys of its resolver. Without them, any component counts as known. */
  names?: readonly string[] | null
  /** Which component of the resolver takes the place of one that it lacks: the new name by the old one. */
  renames?: ReadonlyMap<string, string>
}

/**
 * What is wrong with a saved page, in the order of its Nodes and then of its tree. `value` is what was parsed from JSON:
 * Nodes by their ids, or anything that contains them.
 */
export function inspect(value: unknown, options: InspectOptions = {}): Finding[] {
  const { page, findings } = readPage(value)
  return page === null ? findings : [...findings, ...inspectNodes(page, options)]
}

/** What is wrong with Nodes by their ids. */
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

/** Adds a value to the list that a map has for a key. */
function add<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  list.push(value)
}

/** What is wrong with one Node, whatever is around it. Craft.js reads every Node, reachable or not. */
function shapeFindings(id: string, value: unknown, facts: PageFacts): Finding | Finding[] {
  const node = facts.nodes.get(id)
  const replace = (by: unknown): Change[] => [{ op: 'replace', path: pointer(id), value: by }]
  if (node === undefined)
    return report('not-a-node', id, [], `Node “${id}” is not an object.`, removal(id, facts))
  const record = recordIn(value)
  if (record && isLiveNode(record)) {
    const message = `Node “${id}” is one of the editor, with its fields in “data”.`
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

/** What breaks a page only when the Node is rendered. */
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

/** The same findings; those that break a page when a Node is rendered are warnings if it is not. */
function asRendered(findings: readonly Finding[], { rootId, nodes }: PageFacts): Finding[] {
  // What the root leads to, apart from hidden Nodes and what is in them.
  const shown = new Map([...nodes].filter(([, { hidden }]) => !hidden))
  const rendered = depthsFrom(rootId, shown)
  return findings.map((finding) =>
    finding.severity === 'error' && WHEN_RENDERED.has(finding.code) && !rendered.has(finding.node ?? '')
      ? asWarning(finding)
      : finding,
  )
}
