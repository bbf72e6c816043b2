import { ROOT_NODE, type SerializedNodes, type useEditor } from '@craftjs/core'

type Query = Pick<ReturnType<typeof useEditor>['query'], 'node' | 'getSerializedNodes'>

/** Removes Nodes that cannot be reached from the root. */
export function prunedPage(query: Query): SerializedNodes {
  const reachable = [ROOT_NODE, ...query.node(ROOT_NODE).descendants(true)]
  const all = query.getSerializedNodes()
  return Object.fromEntries(reachable.map((id) => [id, all[id]!]))
}
