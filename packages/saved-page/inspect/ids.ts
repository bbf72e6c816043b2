import type { Change, Finding } from './finding'
import { type Fields, pointer } from '../json'
import { depthsFrom, LEGACY_ROOT, referencesOf, ROOT } from '../nodes'
import { freshId, type PageFacts, removeField, report } from './report'

/** Whether every object has a property with this name. An empty id is unsafe as well. */
const isUnsafe = (id: string) => id === '' || id in {}

/** Renames a Node, and updates all references to it. */
function rename(from: string, to: string, { nodes, mentions }: PageFacts): Change[] {
  const named = (mentions.get(from) ?? []).map(({ from: node, field, key }): Change => ({
    op: 'replace',
    path: pointer(node, field, ...(key === '' ? [] : [key])),
    value: to,
  }))
  const children = referencesOf(from, nodes.get(from) ?? {}).flatMap(({ id }): Change[] =>
    nodes.get(id)?.parent === from ? [{ op: 'replace', path: pointer(id, 'parent'), value: to }] : [],
  )
  return [...named, ...children, { op: 'move', from: pointer(from), path: pointer(to) }]
}

/** Finds Nodes whose id is a property of every JavaScript object. */
export function idFindings(facts: PageFacts): Finding[] {
  return [...facts.nodes.keys()].filter(isUnsafe).map((id) => {
    const to = freshId(`node-${id.replaceAll('_', '')}`, facts.taken)
    const message =
      id === ''
        ? 'A Node has an empty id.'
        : `The id of Node “${id}” is a property of every JavaScript object.`
    const found = report('unsafe-id', id, [], message, rename(id, to, facts))
    return id === '' ? { ...found, severity: 'error' } : found
  })
}

const ROOT_NODE = {
  type: 'div',
  isCanvas: true,
  props: {},
  displayName: 'div',
  custom: {},
  parent: null,
  hidden: false,
  nodes: [] as string[],
  linkedNodes: {},
}

/** The Nodes that no Node refers to. If some of them name no existing parent either, only those. */
function topIds({ nodes, mentions }: PageFacts): string[] {
  const tops = [...nodes.keys()].filter((id) => !mentions.has(id))
  const isLost = (id: string) => {
    const { parent } = nodes.get(id) as Fields
    return typeof parent !== 'string' || !nodes.has(parent)
  }
  const lost = tops.filter(isLost)
  return lost.length > 0 ? lost : tops
}

/** The Node that used to be the root, or `null` if that is unclear. */
function formerRoot(facts: PageFacts): string | null {
  const { nodes } = facts
  const named = [...nodes.keys()].find((id) => /^(?:canvas-)?root$/i.test(id))
  if (named !== undefined) return named
  const tops = topIds(facts)
  const [first] = tops.length > 0 ? tops : nodes.keys()
  if (first === undefined || tops.length > 1) return null
  return nodes.get(first)?.parent === ROOT ? null : first
}

/** Finds a missing root, and the root id of Craft.js 0.1. */
export function rootIdFindings(facts: PageFacts): Finding[] {
  const { page, nodes } = facts
  const has = (id: string) => Object.hasOwn(page, id)
  if (nodes.has(ROOT) && nodes.has(LEGACY_ROOT)) {
    const isOlderLarger = depthsFrom(LEGACY_ROOT, nodes).size > depthsFrom(ROOT, nodes).size
    const message = 'The page has two roots, ROOT and canvas-ROOT. Craft.js uses the last one.'
    const patch = isOlderLarger
      ? [removeField(ROOT), ...rename(LEGACY_ROOT, ROOT, facts)]
      : [removeField(LEGACY_ROOT)]
    return [report('legacy-root', LEGACY_ROOT, [], message, patch)]
  }
  if (has(ROOT)) return []
  if (has(LEGACY_ROOT)) {
    const message = 'The root has the id that it had in Craft.js 0.1.'
    return [report('legacy-root', LEGACY_ROOT, [], message, rename(LEGACY_ROOT, ROOT, facts))]
  }
  const former = formerRoot(facts)
  const patch: Change[] =
    former === null
      ? [{ op: 'add', path: pointer(ROOT), value: { ...ROOT_NODE, nodes: topIds(facts) } }]
      : rename(former, ROOT, facts)
  return [report('no-root', null, [], 'The page has no Node with the id ROOT.', patch)]
}
