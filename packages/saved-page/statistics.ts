import { type Fields, jsonText } from './json'
import { componentOf, depthsFrom, nodesOf, referencesOf, rootIdOf } from './nodes'

/** Figures about a page. */
export interface Statistics {
  nodes: number
  canvases: number
  linked: number
  hidden: number
  /** Nodes that are not in the tree. */
  unreachable: number
  /** Levels of the tree; 1 if there is only a root. */
  depth: number
  /** Length of the page as JSON, in characters. */
  characters: number
  largest: { id: string; characters: number } | null
  /** Uses of each component and tag, most frequent first. */
  types: { name: string; isTag: boolean; count: number }[]
}

/** Counts the Nodes, characters and components of a page. */
export function statistics(page: Fields): Statistics {
  const nodes = nodesOf(page)
  const types = new Map<string, Statistics['types'][number]>()
  let largest: Statistics['largest'] = null
  let [canvases, hidden, linked, characters] = [0, 0, 0, 2]
  for (const [id, node] of nodes) {
    if (node.isCanvas === true) canvases += 1
    if (node.hidden === true) hidden += 1
    linked += referencesOf(id, node).filter(({ field }) => field !== 'nodes').length
    const isTag = typeof node.type === 'string'
    const name = typeof node.type === 'string' ? node.type : (componentOf(node.type) ?? '(none)')
    const known = types.get(`${isTag} ${name}`)
    if (known === undefined) types.set(`${isTag} ${name}`, { name, isTag, count: 1 })
    else known.count += 1
    const size = jsonText(node).length
    characters += size + id.length + 4
    if (largest === null || size > largest.characters) largest = { id, characters: size }
  }
  const depths = depthsFrom(rootIdOf(nodes), nodes)
  return {
    nodes: nodes.size,
    canvases,
    linked,
    hidden,
    unreachable: nodes.size - depths.size,
    depth: [...depths.values()].reduce((deepest, each) => Math.max(deepest, each), 0),
    characters,
    largest,
    types: [...types.values()].sort((one, other) => other.count - one.count),
  }
}
