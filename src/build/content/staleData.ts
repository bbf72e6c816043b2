import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * What nodes and query results are made by, beside the content itself. Gatsby looks at `gatsby-*.ts`, plugins and
 * `package.json` only, and would keep data that older code made.
 */
const SOURCES = [
  'src/build',
  'src/model',
  'src/theme/demo/observed',
  'content/site.ts',
  'content/sidebars.ts',
  'content/redirects.ts',
]

/** Not in `.cache`, which Gatsby empties on its own. */
const noteIn = (root: string) => path.join(root, 'node_modules/.cache/craft-site/data-version')

function modulesIn(place: string): string[] {
  if (place.endsWith('.ts')) return existsSync(place) ? [place] : []
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.m?ts$/.test(file))
    .sort()
    .map((file) => path.join(place, file))
}

function dataVersion(root: string, command: string): string {
  const digest = createHash('sha256').update(`${command}\0`)
  const modules = SOURCES.flatMap((place) => modulesIn(path.join(root, place)))
  for (const file of [...modules, path.join(root, 'package-lock.json')])
    digest
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  return digest.digest('hex')
}

/**
 * Says whether other code, or the other `command`, made what Gatsby keeps between builds, and removes what it wrote
 * then. Gatsby itself must forget its data. Develop shows drafts, and Gatsby would publish what it kept of them.
 *
 * What costs most stays, since it goes by its own inputs: compiled bodies (in `node_modules/.cache`) and pictures
 * (`public/static`).
 */
export function dropStaleData(root: string, command: 'build' | 'develop'): boolean {
  const version = dataVersion(root, command)
  const note = noteIn(root)
  const isFresh = existsSync(note) && readFileSync(note, 'utf8') === version
  mkdirSync(path.dirname(note), { recursive: true })
  writeFileSync(note, version)
  if (isFresh || !existsSync(path.join(root, '.cache/redux'))) return false
  const output = path.join(root, 'public')
  const written = existsSync(output) ? readdirSync(output).filter((name) => name !== 'static') : []
  for (const folder of [...written.map((name) => `public/${name}`), 'public/static/d', '.cache/webpack'])
    rmSync(path.join(root, folder), { recursive: true, force: true })
  return true
}

/**
 * Has the next start make all data anew. While a file has an error the data cannot be trusted, since Gatsby would
 * not show that file to us a second time.
 */
export function distrustData(root: string): void {
  rmSync(noteIn(root), { force: true })
}
