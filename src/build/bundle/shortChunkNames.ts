import type { Configuration } from 'webpack'

type Name = (...chunks: unknown[]) => string

/**
 * Cuts the names of scripts that pages share from 40 signs to 8: they stand in every page, and no packer makes them
 * smaller. Throws when Gatsby names them in another way.
 */
export function shortenChunkNames({ optimization }: Configuration): void {
  const groups = (optimization?.splitChunks || {}).cacheGroups ?? {}
  const shared = groups.shared as { name: Name } | undefined
  if (typeof shared?.name !== 'function')
    throw new Error('Gatsby’s shared chunks are not where they should be.')
  groups.shared = { ...shared, name: (...chunks: unknown[]) => shared.name(...chunks).slice(0, 8) }
}
