import type { Finding } from './finding'
import { fieldFindings } from './fields'
import { idFindings, rootIdFindings } from './ids'
import { propFindings } from './props'
import { asRendered } from './rendered'
import { noteFindings, treeFindings } from './tree'
import { typeFindings } from './type'
import { type Fields, isRecord, pointer, recordInText } from '../json'
import {
  componentOf,
  isLiveNode,
  nodesOf,
  type Reference,
  referencesOf,
  ROOT,
  rootIdOf,
  savedForm,
} from '../nodes'
import { readPage } from '../readPage'
import { type PageFacts, report, unmention, unset } from './report'

/** What may be known about the editor that loads the page. */
export interface InspectOptions {
  /** The keys of its resolver. Without them, any component counts as known. */
  names?: readonly string[] | null
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
export function inspectNodes(page: Fields, { names = null }: InspectOptions = {}): Finding[] {
  const facts = factsOf(page, names)
  const shapes = Object.entries(page).flatMap(([id, value]) => shapeFindings(id, value, facts))
  const tree = facts.rootId === null ? [] : treeFindings(facts.rootId, facts)
  return asRendered([...rootIdFindings(facts), ...idFindings(facts), ...shapes, ...tree], facts)
}

function factsOf(page: Fields, names: readonly string[] | null): PageFacts {
  const nodes = nodesOf(page)
  const mentions = new Map<string, Reference[]>()
  const components = new Set(names ?? [])
  const byDisplayName = new Map<string, string>()
  for (const [id, node] of nodes) {
    for (const reference of referencesOf(id, node)) {
      const known = mentions.get(reference.id)
      if (known === undefined) mentions.set(reference.id, [reference])
      else known.push(reference)
    }
    const component = componentOf(node.type)
    if (component === null || component === 'Canvas') continue
    if (names === null) components.add(component)
    if (typeof node.displayName === 'string') byDisplayName.set(node.displayName, component)
  }
  const rootId = rootIdOf(nodes)
  const taken = new Set(Object.keys(page))
  const orphans = orphansOf(nodes, mentions)
  return { page, nodes, mentions, rootId, orphans, taken, names, components, byDisplayName }
}

function orphansOf(
  nodes: PageFacts['nodes'],
  mentions: PageFacts['mentions'],
): ReadonlyMap<string, readonly string[]> {
  const orphans = new Map<string, string[]>()
  for (const [id, { parent }] of nodes) {
    if (mentions.has(id) || typeof parent !== 'string' || parent === id || id === ROOT) continue
    const known = orphans.get(parent)
    if (known === undefined) orphans.set(parent, [id])
    else known.push(id)
  }
  return orphans
}

/** What is wrong with one Node, whatever is around it. Craft.js reads every Node, reachable or not. */
function shapeFindings(id: string, value: unknown, facts: PageFacts): Finding[] {
  const node = facts.nodes.get(id)
  if (node === undefined)
    return [
      report('not-a-node', id, [], `Node “${id}” is not an object.`, [
        unset(id),
        ...(facts.mentions.get(id) ?? []).map(unmention),
      ]),
    ]
  const record = typeof value === 'string' ? recordInText(value) : value
  if (isRecord(record) && isLiveNode(record))
    return [
      report('live-node', id, ['data'], `Node “${id}” is one of the editor, with its fields in “data”.`, [
        { op: 'replace', path: pointer(id), value: savedForm(record) },
      ]),
    ]
  if (typeof value === 'string')
    return [
      report('not-a-node', id, [], `Node “${id}” is JSON text instead of an object.`, [
        { op: 'replace', path: pointer(id), value: record },
      ]),
    ]
  return [
    ...typeFindings(id, node, facts),
    ...fieldFindings(id, node, facts),
    ...propFindings(id, node),
    ...noteFindings(id, facts),
  ]
}
