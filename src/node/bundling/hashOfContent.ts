import { createHash } from 'node:crypto'
import type { Compiler } from 'webpack'

/**
 * Makes the hash of a bundle the hash of what is published of it. Gatsby writes that hash into every page; webpack's
 * own goes by whole paths and by what its cache remembers, so that two builds of the same sources would differ, and
 * readers would load pages anew after a deploy that changed no script.
 */
export const hashOfContent = {
  apply(compiler: Compiler) {
    compiler.hooks.emit.tap('HashOfContent', (compilation) => {
      const hash = createHash('sha256')
      const assets = [...compilation.getAssets()].sort((a, b) => (a.name < b.name ? -1 : 1))
      for (const { name, source } of assets) hash.update(`${name}\0`).update(source.buffer()).update('\0')
      compilation.hash = hash.digest('hex').slice(0, 20)
    })
  },
}
