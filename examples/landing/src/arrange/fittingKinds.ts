import { kinds, type Kind } from '../blocks/kinds'
import type { Query } from './query'

/** Returns the kinds of blocks that the rules of `parent` accept. */
export const fittingKinds = (query: Query, parent: string): Kind[] =>
  kinds.filter(({ element }) => {
    const tree = query.parseReactElement(element).toNodeTree()
    const root = tree.nodes[tree.rootNodeId]
    return root !== undefined && query.node(parent).isDroppable(root)
  })
