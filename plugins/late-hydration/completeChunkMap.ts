import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Compiler, WebpackPluginInstance } from 'webpack'
import { SCRIPTS_SLICE_FILE } from '../../src/model/hydration'

/** The assignment of the chunk map in Gatsby's scripts; its value is JSON in a string. */
const STATEMENT = /(window\.___chunkMapping=)"(?:[^"\\]|\\.)*"/

/**
 * Replaces the map in the slice with `map`, reduced to the chunks of pages and those in `chunks`. Throws if the slice has
 * no map, because pages would start slowly.
 */
export function withChunkMap(
  slice: string,
  map: Readonly<Record<string, readonly string[]>>,
  chunks: readonly string[],
): string {
  if (!STATEMENT.test(slice)) throw new Error(`${SCRIPTS_SLICE_FILE} has no map of the scripts of each page.`)
  const isNeeded = (name: string) => name.startsWith('component---') || chunks.includes(name)
  const needed = Object.fromEntries(Object.entries(map).filter(([name]) => isNeeded(name)))
  return slice
    .replaceAll(/\s*\n\s*/g, ' ')
    .replace(STATEMENT, (_, start: string) => start + JSON.stringify(JSON.stringify(needed)))
}

/**
 * A webpack plugin that adds shared scripts to Gatsby's chunk map. Gatsby omits them, so they could not be preloaded: on a
 * slow network, each takes half a second longer.
 */
export const completeChunkMap = (root: string, chunks: readonly string[]): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    // Gatsby's own plugin runs before this one and writes both files when the bundle is done.
    compiler.hooks.done.tap('CompleteChunkMap', ({ compilation }) => {
      const files = {
        map: path.join(root, 'public/chunk-map.json'),
        slice: path.join(root, SCRIPTS_SLICE_FILE),
      }
      const map = JSON.parse(readFileSync(files.map, 'utf8')) as Record<string, string[]>
      for (const group of compilation.chunkGroups) {
        const { name } = group
        if (!name || name === 'app' || !map[name]) continue
        const scripts = group.getFiles().filter((file) => file.endsWith('.js'))
        map[name] = scripts.map((file) => `/${file}`)
      }
      writeFileSync(files.map, JSON.stringify(map))
      writeFileSync(files.slice, withChunkMap(readFileSync(files.slice, 'utf8'), map, chunks))
    })
  },
})
