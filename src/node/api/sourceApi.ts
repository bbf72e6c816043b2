import path from 'node:path'
import type { SourceNodesArgs } from 'gatsby'
import { diskCache, sourcesVersion } from '../cache'
import { loadCompiler } from '../compiler'
import { type ApiSymbol, readApi } from './readApi'
import { readDefaults } from './readDefaults'

/** What decides what is read: this room, how types are written, the compiler and the packages. */
const MAKERS = {
  sources: ['src/node/api', 'src/node/samples', 'src/node/compiler'],
  packages: /^node_modules\/(?:@craftjs\/|@types\/|typescript$)/,
}

/** The public surface of the packages below `root`, read once for each version of them. */
async function apiOf(root: string): Promise<ApiSymbol[]> {
  const version = sourcesVersion(root, MAKERS)
  const cache =
    version === null
      ? null
      : diskCache<ApiSymbol[]>(path.join(root, 'node_modules/.cache/craft-api'), version)
  const kept = cache?.read('symbols')
  if (kept) return kept
  const { symbols } = readApi(await loadCompiler(), root, { defaults: await readDefaults() })
  cache?.write('symbols', symbols)
  return symbols
}

/** Makes an `ApiSymbol` node of everything public in the packages. */
export async function sourceApi({
  actions,
  createNodeId,
  createContentDigest,
}: SourceNodesArgs): Promise<void> {
  for (const symbol of await apiOf(process.cwd())) {
    await actions.createNode({
      ...symbol,
      id: createNodeId(`ApiSymbol ${symbol.package} ${symbol.name}`),
      parent: null,
      children: [],
      internal: { type: 'ApiSymbol', contentDigest: createContentDigest(symbol) },
    })
  }
}
