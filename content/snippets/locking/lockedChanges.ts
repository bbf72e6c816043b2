import type {
  NodeId,
  Resolver,
  SerializedNode,
  SerializedNodes,
  UserComponentConfig,
} from '@craftjs/core'
import { withoutNewLinks } from './newLinks'

/**
 * Returns the Nodes locked in `before` that `received` changes, moves or removes.
 * Run it on your server, with complete pages of the same version. The Nodes around
 * a locked one may change only the props named in `free`.
 */
export function lockedChanges(
  before: SerializedNodes,
  received: SerializedNodes,
  resolver: Resolver,
  free: string[] = [],
): NodeId[] {
  const after = withoutNewLinks(before, received)
  const locked = lockedIn(before)
  const around = (id: NodeId, page: SerializedNodes) =>
    wayTo(id, page).map(([parent, link]) => {
      const { type, isCanvas, hidden, props } = filled(page[parent], resolver)!
      const fixed = Object.entries(props).filter(([name]) => !free.includes(name))
      return [parent, link, type, isCanvas, hidden, fixed]
    })
  return [...locked].filter(
    (id) =>
      !isSame(filled(before[id], resolver), filled(after[id], resolver)) ||
      !isSame(around(id, before), around(id, after)) ||
      !keepsPlace(id, before, after, locked),
  )
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The locked Nodes with all their descendants. */
function lockedIn(page: SerializedNodes): Set<NodeId> {
  const ids = Object.keys(page)
  const locked = new Set(ids.filter((id) => page[id]?.custom?.locked === true))
  // The loop also visits ids that are added to the Set while it runs.
  for (const id of locked) {
    const { nodes = [], linkedNodes = {} } = page[id] ?? {}
    for (const child of [...nodes, ...Object.values(linkedNodes)]) locked.add(child)
  }
  return locked
}

/** Fills in the current defaults of the Node's component. */
function filled(node: SerializedNode | undefined, resolver: Resolver) {
  if (!node) return null
  const { type, displayName, isCanvas, props, custom } = node
  const name = typeof type === 'string' ? '' : type.resolvedName
  const component = Object.hasOwn(resolver, name) ? resolver[name] : null
  const { craft } = (component ?? {}) as {
    craft?: Partial<UserComponentConfig<object>>
  }
  return {
    ...node,
    displayName: craft?.displayName ?? displayName,
    isCanvas: craft?.isCanvas ?? isCanvas,
    props: { ...craft?.props, ...props },
    custom: { ...craft?.custom, ...custom },
  }
}

/** The path from a Node up to the root: the parent and the link at each level. */
function wayTo(id: NodeId, page: SerializedNodes): [parent: NodeId, link?: string][] {
  for (const [parent, { nodes, linkedNodes }] of Object.entries(page)) {
    const link = Object.keys(linkedNodes).find((key) => linkedNodes[key] === id)
    if (link === undefined && !nodes.includes(id)) continue
    return [[parent, link], ...wayTo(parent, page)]
  }
  return []
}

/** Returns true if locked siblings have the same order, and a Node that was first or last still is. */
function keepsPlace(
  id: NodeId,
  before: SerializedNodes,
  after: SerializedNodes,
  locked: Set<NodeId>,
): boolean {
  const siblingsIn = (page: SerializedNodes) =>
    Object.values(page).find(({ nodes }) => nodes.includes(id))?.nodes ?? [id]
  const [was, is] = [siblingsIn(before), siblingsIn(after)]
  const common = (ids: NodeId[], others: NodeId[]) =>
    ids.filter((each) => locked.has(each) && others.includes(each)).join()
  const wasFirst = was[0] === id
  const wasLast = was.at(-1) === id
  const hasEnd = (wasFirst && is[0] === id) || (wasLast && is.at(-1) === id)
  return common(was, is) === common(is, was) && (hasEnd || (!wasFirst && !wasLast))
}
