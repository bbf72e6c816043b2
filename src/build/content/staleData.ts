import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CODE, fileDigest } from '../mdx'

/**
 * What nodes and query results depend on, besides the content itself. Gatsby only compares `gatsby-*.ts`, plugins and
 * `package.json`, and would keep data that older code created.
 */
const INPUTS = [
  'src/build',
  'src/model',
  'src/theme/demo/observed',
  // Pages include these; Gatsby only sees the pages.
  'content/snippets',
  'content/site.ts',
  'content/sidebars.ts',
  'content/redirects.ts',
  'package-lock.json',
]

/** File with the version of the data; not in `.cache`, which Gatsby empties on its own. */
const versionFile = (root: string) => path.join(root, 'node_modules/.cache/craft-site/data-version')

/**
 * Returns whether other code, or the other `command`, created the data that Gatsby keeps between builds, and removes the
 * files written from it; the caller makes Gatsby drop the data. Develop shows drafts, which a build would publish.
 *
 * Compiled bodies (`node_modules/.cache`) and processed images (`public/static`) stay: they depend on their own inputs.
 */
export function dropStaleData(root: string, command: 'build' | 'develop'): boolean {
  const version = `${command} ${fileDigest(root, INPUTS, CODE)}`
  const file = versionFile(root)
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === version
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, version)
  if (isCurrent || !existsSync(path.join(root, '.cache/redux'))) return false
  const output = path.join(root, 'public')
  const written = existsSync(output) ? readdirSync(output).filter((name) => name !== 'static') : []
  for (const folder of [...written.map((name) => `public/${name}`), 'public/static/d', '.cache/webpack'])
    rmSync(path.join(root, folder), { recursive: true, force: true })
  return true
}

/** Makes the next start drop all data. After an error in a file, Gatsby would not process that file again. */
export function invalidateData(root: string): void {
  rmSync(versionFile(root), { force: true })
}
