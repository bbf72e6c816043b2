import path from 'node:path'
import { diskCache, sourcesVersion } from '../mdx/cache'
import { loadCompiler } from '../mdx/samples/compiler'
import { type ApiSymbol, readApi } from './readApi'
import { readDefaults } from './readDefaults'

/** What decides what is read: this room, how types are written, the compiler and the packages. */
const MAKERS = {
  sources: ['src/build/api', 'src/build/mdx/samples', 'src/build/mdx/samples/compiler'],
  packages: /^node_modules\/(?:@craftjs\/|@types\/|typescript$)/,
}

function cacheIn(root: string) {
  const version = sourcesVersion(root, MAKERS)
  return version === null
    ? null
    : diskCache<ApiSymbol[]>(path.join(root, 'node_modules/.cache/craft-api'), version)
}

/** The public surface of the packages below `root`, if it has been read for these versions of them. */
export const keptApi = (root: string): ApiSymbol[] | null => cacheIn(root)?.read('symbols') ?? null

/** The public surface of the packages below `root`, read once for each version of them. */
export async function apiOf(root: string): Promise<ApiSymbol[]> {
  const kept = keptApi(root)
  if (kept) return kept
  const { symbols } = readApi(await loadCompiler(), root, { defaults: await readDefaults() })
  cacheIn(root)?.write('symbols', symbols)
  return symbols
}
