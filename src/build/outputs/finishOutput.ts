import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'

/**
 * What Gatsby writes into its output for itself and makes anew with every build: statistics of webpack, a list of
 * chunks, and Partytown, which no page here uses. `_gatsby` stays, since a warm build reads its slices.
 */
const OWN = ['webpack.stats.json', 'chunk-map.json', '~partytown']

/** Removes from the output in `folder` what no reader needs: Gatsby's own files, source maps and caches. */
export function tidyOutput(folder: string): void {
  const maps = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:js|css)\.map$/.test(file),
  )
  for (const name of [...OWN, '.cache', ...maps]) {
    rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}

/**
 * Removes the output in `folder` when the process ends with an error, so that nothing half-made is published. For
 * builds: develop shows what it has.
 */
export function removeOutputOnFailure(folder: string, running: Pick<NodeJS.Process, 'once'> = process): void {
  running.once('exit', (code) => {
    if (code !== 0) rmSync(folder, { recursive: true, force: true })
  })
}
