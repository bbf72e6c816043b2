import { createHash } from 'node:crypto'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Compiler, Configuration } from 'webpack'

let published = 'nothing'

/** Removes scripts and style sheets of earlier builds, which Gatsby keeps, from `output`. */
function removeOthers(output: string, names: ReadonlySet<string>): void {
  for (const folder of ['', 'static/'].filter((folder) => existsSync(path.join(output, folder))))
    for (const file of readdirSync(path.join(output, folder)))
      if (/-[\da-f]{8,}\.(?:js|css)$/.test(file) && !names.has(folder + file))
        rmSync(path.join(output, folder, file))
}

/**
 * Makes the hash of a compilation the hash of its assets. Gatsby writes it into every page. webpack's own hash depends on
 * absolute paths and on webpack's cache, so two builds of the same sources would differ, and readers would reload pages
 * after a deploy without changes.
 */
export const contentHash = {
  apply(compiler: Compiler) {
    compiler.hooks.emit.tap('ContentHash', (compilation) => {
      const hash = createHash('sha256')
      const assets = [...compilation.getAssets()].sort((a, b) => (a.name < b.name ? -1 : 1))
      for (const { name, source } of assets) hash.update(`${name}\0`).update(source.buffer()).update('\0')
      compilation.hash = published = hash.digest('hex').slice(0, 20)
      removeOthers(compiler.outputPath, new Set(assets.map(({ name }) => name)))
    })
  },
}

/**
 * Makes the hash of the code that renders pages depend on the browser bundle. Gatsby renders pages again only if this code
 * has changed, but pages also contain the names of scripts and of a style sheet that the code does not import.
 */
export function rerenderWhenBundleChanges(config: Configuration): void {
  config.output = { ...config.output, hashSalt: published }
}
