import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { CODE, diskCache, fileDigest } from '../mdx'

/**
 * What nodes and query results depend on, besides the content itself. Gatsby only compares `gatsby-*.ts`, plugins and
 * `package.json`, and would keep data that older code created.
 */
const INPUTS = [
  'src/build',
  'src/model',
  'src/playground/build',
  'packages',
  'src/theme/demo/observed',
  // Pages include these; Gatsby only sees the pages.
  'content/snippets',
  'content/site.ts',
  'content/sidebars.ts',
  'content/redirects.ts',
  'content/searchWords.ts',
  'package-lock.json',
]

/** Holds the version of the data of the last run; not in `.cache`, which Gatsby empties on its own. */
const versions = (root: string) => diskCache<string>(root, 'craft-data', [])

/**
 * Returns whether other code, or the other `command`, created the data that Gatsby keeps between builds, or created it in
 * another folder, and removes the files written from it; the caller makes Gatsby drop the data. Develop shows drafts,
 * which a build would publish. Nodes hold absolute paths, so a project that was moved or copied would find no page.
 *
 * Compiled bodies (`node_modules/.cache`) and processed images (`public/static`) stay: they depend on their own inputs.
 */
export function dropStaleData(root: string, command: 'build' | 'develop'): boolean {
  const version = `${command} ${root} ${fileDigest(root, INPUTS, CODE)}`
  const isCurrent = versions(root)?.read('last') === version
  versions(root)?.write('last', version)
  if (isCurrent || !existsSync(path.join(root, '.cache/redux'))) return false
  const output = path.join(root, 'public')
  const written = existsSync(output) ? readdirSync(output).filter((name) => name !== 'static') : []
  const dropped = [...written.map((name) => `public/${name}`), 'public/static/d', '.cache/webpack']
  // Gatsby has read its state and empties it. If this run is killed, the next one must not find the old one on disk.
  for (const folder of [...dropped, '.cache/redux'])
    rmSync(path.join(root, folder), { recursive: true, force: true })
  return true
}

/** Makes the next start drop all data. After an error in a file, Gatsby would not process that file again. */
export function invalidateData(root: string): void {
  versions(root)?.write('last', '')
}
