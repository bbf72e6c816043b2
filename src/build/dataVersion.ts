import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * What Gatsby's nodes and query results are made by, beside the content itself. Gatsby looks at `gatsby-*.ts` and
 * `package.json` only, and keeps data that older code made.
 */
const MAKERS = [
  'src/build',
  'src/model',
  'src/theme/demo/watch',
  'content/site.ts',
  'content/sidebars.ts',
  'content/redirects.ts',
]

/** Where the version that the data was made by is noted down; not in `.cache`, which Gatsby empties on its own. */
const noteIn = (root: string) => path.join(root, 'node_modules/.cache/craft-site/data-version')

function modulesIn(place: string): string[] {
  if (place.endsWith('.ts')) return existsSync(place) ? [place] : []
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .sort()
    .map((file) => path.join(place, file))
}

/** A digest of the code below `root` that decides what the data is. */
export function dataVersion(root: string): string {
  const digest = createHash('sha256')
  const modules = MAKERS.flatMap((place) => modulesIn(path.join(root, place)))
  for (const file of [...modules, path.join(root, 'package-lock.json')]) {
    digest
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return digest.digest('hex')
}

/** The version that the data in `.cache` was made by; `null` when that is not known. */
export function notedDataVersion(root: string): string | null {
  return existsSync(noteIn(root)) ? readFileSync(noteIn(root), 'utf8') : null
}

/** Notes down what the data is made by from now on. */
export function noteDataVersion(root: string, version: string): void {
  mkdirSync(path.dirname(noteIn(root)), { recursive: true })
  writeFileSync(noteIn(root), version)
}

/**
 * Says that the data is not to be trusted: the next start makes it anew. So it is while a file has a mistake in it,
 * since Gatsby would not show it to us a second time.
 */
export function distrustData(root: string): void {
  rmSync(noteIn(root), { force: true })
}
