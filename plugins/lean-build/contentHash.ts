import { createHash } from 'node:crypto'
import type { Compiler, Configuration } from 'webpack'

let published = 'nothing'

/**
 * Makes the hash of a bundle the hash of what is published of it. Gatsby writes that hash into every page; webpack's
 * own goes by whole paths and by what its cache remembers, so that two builds of the same sources would differ, and
 * readers would load pages anew after a deploy that changed no script.
 */
export const contentHash = {
  apply(compiler: Compiler) {
    compiler.hooks.emit.tap('ContentHash', (compilation) => {
      const hash = createHash('sha256')
      const assets = [...compilation.getAssets()].sort((a, b) => (a.name < b.name ? -1 : 1))
      for (const { name, source } of assets) hash.update(`${name}\0`).update(source.buffer()).update('\0')
      compilation.hash = published = hash.digest('hex').slice(0, 20)
    })
  },
}

/**
 * Lets the hash of the code that renders pages follow what was published before it, by `contentHash`. Pages name scripts
 * and hold a sheet; Gatsby renders them again only when the code that renders them has changed, and that imports neither
 * what the browser alone runs nor the sheet.
 */
export function rerenderWhenBundleChanges(config: Configuration): void {
  config.output = { ...config.output, hashSalt: published }
}
