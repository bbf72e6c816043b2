import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { CODE, diskCache, fileDigest } from '../mdx'

/**
 * Files that nodes and query results depend on, besides the content itself. Gatsby compares only `gatsby-*` files, plugins
 * and `package.json`, so it would keep data that older code created.
 */
const INPUTS = [
  'src/build',
  'src/model',
  'packages',
  'src/theme/demo/instrumented',
  'content/site.ts',
  'content/sidebars.ts',
  'content/redirects.ts',
  'content/searchWords.ts',
  'package-lock.json',
]

/** Stores the version of the last run's data. It is not in `.cache`, because Gatsby empties that folder. */
const versions = (root: string) => diskCache<string>(root, 'craft-data', [])

/**
 * Returns whether the data that Gatsby keeps between builds is stale: created by other code, by the other `command`, or in
 * another folder. If so, removes the files written from it, and the caller makes Gatsby drop the data. Develop shows
 * drafts, which a build would publish. Nodes contain absolute paths, so a project that was moved would find no page.
 *
 * Compiled bodies (`node_modules/.cache`) and processed images (`public/static`) stay: they depend on their own inputs.
 */
export function dropStaleData(root: string, command: 'build' | 'develop'): boolean {
  const version = `${command} ${root} ${fileDigest(root, INPUTS, CODE)}`
  const isCurrent = versions(root).read('last') === version
  versions(root).write('last', version)
  if (isCurrent || !existsSync(path.join(root, '.cache/redux'))) return false
  const output = path.join(root, 'public')
  const outputs = existsSync(output) ? readdirSync(output).filter((name) => name !== 'static') : []
  const dropped = [...outputs.map((name) => `public/${name}`), 'public/static/d', '.cache/webpack']
  // Gatsby has already read its state, and drops it. If this run is killed, the next one must not find it on disk.
  for (const folder of [...dropped, '.cache/redux'])
    rmSync(path.join(root, folder), { recursive: true, force: true })
  return true
}

/** Makes the next run drop all data. Otherwise, Gatsby would not process a file with an error again. */
export function invalidateData(root: string): void {
  versions(root).write('last', '')
}
