import { readFileSync, writeFileSync } from 'node:fs'
import type { Compiler } from 'webpack'

/** Where Gatsby writes which scripts belong to a name, and the piece of every page that says so to the browser. */
const FILES = { map: 'public/chunk-map.json', slice: 'public/_gatsby/slices/_gatsby-scripts-1.html' }

/** The statement in that piece; its value is JSON in a string. */
const STATEMENT = /(window\.___chunkMapping=)"(?:[^"\\]|\\.)*"/

/** Names that somebody asks for: Gatsby and our navigation for those of pages, the boot script for the search. */
const ASKED = /^(?:component---.*|search)$/

/** `slice` with what is asked for of `map` in the place of the one it holds. Throws when it holds none: pages would then start slowly. */
export function withChunkMap(slice: string, map: Record<string, string[]>): string {
  if (!STATEMENT.test(slice)) throw new Error(`${FILES.slice} does not say which scripts belong to a page.`)
  const asked = Object.fromEntries(Object.entries(map).filter(([name]) => ASKED.test(name)))
  return slice
    .replaceAll(/\s*\n\s*/g, ' ')
    .replace(STATEMENT, (_, start: string) => start + JSON.stringify(JSON.stringify(asked)))
}

/**
 * A webpack plugin that adds to Gatsby's map the scripts that a page, or the search, shares with others. Gatsby leaves
 * them out, so that nothing could fetch them ahead: on a slow network each costs half a second more.
 */
export const wholeChunkMap = {
  apply(compiler: Compiler) {
    // Gatsby's own plugin stands before this one, and writes when the bundle is done.
    compiler.hooks.done.tap('WholeChunkMap', ({ compilation }) => {
      const map = JSON.parse(readFileSync(FILES.map, 'utf8')) as Record<string, string[]>
      for (const group of compilation.chunkGroups) {
        const { name } = group
        if (!name || name === 'app' || !map[name]) continue
        const scripts = group.getFiles().filter((file) => file.endsWith('.js'))
        map[name] = scripts.map((file) => `/${file}`)
      }
      writeFileSync(FILES.map, JSON.stringify(map))
      writeFileSync(FILES.slice, withChunkMap(readFileSync(FILES.slice, 'utf8'), map))
    })
  },
}
