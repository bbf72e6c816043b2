import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * Files that Gatsby writes for itself in every build: webpack statistics, the chunk map, and Partytown, which no page
 * uses. `_gatsby` stays, because a warm build reads its slices.
 */
const INTERNAL_FILES = ['webpack.stats.json', 'chunk-map.json', '~partytown']

/** Removes Gatsby's own files, source maps and caches from the output in `folder`. */
export function tidyOutput(folder: string): void {
  const maps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|css)\.map$/.test(file),
  )
  for (const name of [...INTERNAL_FILES, '.cache', ...maps]) {
    rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}

/**
 * Removes the output in `folder` when the process exits with an error, so that an incomplete build cannot be published.
 */
export function removeOutputOnFailure(folder: string, running: Pick<NodeJS.Process, 'once'> = process): void {
  running.once('exit', (code) => {
    if (code !== 0) rmSync(folder, { recursive: true, force: true })
  })
}
