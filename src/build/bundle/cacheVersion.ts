import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'

/**
 * Changes whenever something changes that decides how webpack works: the version of its disk cache. Addresses in kept
 * bundles begin with the path prefix, so it counts as well.
 */
export function cacheVersion(pathPrefix: string): string {
  const hash = createHash('sha256').update(`${pathPrefix}\0`)
  const own = readdirSync('.').filter((file) => /^(gatsby-|package|tsconfig)/.test(file))
  const rules = readdirSync('src/build/bundle').filter((file) => /(?<!\.test)\.(ts|mjs)$/.test(file))
  for (const file of [...own.sort(), ...rules.sort().map((name) => `src/build/bundle/${name}`)])
    hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}
