import type { SourceNodesArgs } from 'gatsby'
import { inBackground, RANKS } from '../background'
import { apiOf, keptApi } from './apiOf'
import type { ApiSymbol } from './readApi'

let hastened: Promise<ApiSymbol[]> | null = null

/** Begins to read the packages beside Gatsby, if no earlier run has read them. */
export function hastenApi(root: string): void {
  if (keptApi(root)) return
  hastened ??= inBackground('api', root, { key: 'api', rank: RANKS.api }).catch(() => apiOf(root))
}

/** Makes an `ApiSymbol` node of everything public in the packages. */
export async function sourceApi({
  actions,
  createNodeId,
  createContentDigest,
}: SourceNodesArgs): Promise<void> {
  for (const symbol of await (hastened ?? apiOf(process.cwd()))) {
    await actions.createNode({
      ...symbol,
      id: createNodeId(`ApiSymbol ${symbol.package} ${symbol.name}`),
      parent: null,
      children: [],
      internal: { type: 'ApiSymbol', contentDigest: createContentDigest(symbol) },
    })
  }
}
