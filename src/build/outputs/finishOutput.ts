import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../mdx'

/**
 * Files that Gatsby writes for itself in every build: webpack statistics, the chunk map, and Partytown, which no page
 * uses.
 */
const INTERNAL_FILES = ['webpack.stats.json', 'chunk-map.json', '~partytown']

/**
 * Removes Gatsby's own files, source maps and caches from the output in `folder`, and pictures of earlier versions of
 * `files`, which Gatsby keeps: the name of a picture's folder is the digest of its file.
 */
export function tidyOutput(folder: string, files: readonly { internal: { contentDigest: string } }[]): void {
  const current = new Set(files.map(({ internal }) => `static/${internal.contentDigest}`))
  const old = filesBelow(folder).filter((file) => {
    const [picture] = /^static\/[\da-f]{32}(?=\/)/.exec(file) ?? []
    return picture === undefined ? /\.(?:js|css)\.map$/.test(file) : !current.has(picture)
  })
  for (const name of [...INTERNAL_FILES, '.cache', ...old]) {
    rmSync(path.join(folder, name), { recursive: true, force: true })
  }
}

/** Folder of the slices that Gatsby inserts into pages, and the folder where they are stored between builds. */
const SLICES = { inBuild: 'public/_gatsby', between: '.cache/published-slices' }

/** Moves a folder. Returns whether it existed. */
function move(root: string, from: string, to: string): boolean {
  if (!existsSync(path.join(root, from))) return false
  rmSync(path.join(root, to), { recursive: true, force: true })
  renameSync(path.join(root, from), path.join(root, to))
  return true
}

/** Moves Gatsby's slices out of `public` below `root`, so that hosts do not serve parts of pages. */
export const hideSlices = (root: string): boolean => move(root, SLICES.inBuild, SLICES.between)

/**
 * Moves the slices of the last build back into `public`. If they were missing, Gatsby would treat them as new and insert
 * them into every page again. Never creates `public`: Gatsby drops its cache if that folder is missing, and then renders
 * all pages.
 */
export const restoreSlices = (root: string): boolean =>
  existsSync(path.join(root, 'public')) && move(root, SLICES.between, SLICES.inBuild)

/**
 * Removes the output in `folder` when the process exits with an error, so that an incomplete build cannot be published.
 */
export function removeOutputOnFailure(folder: string, running: Pick<NodeJS.Process, 'once'> = process): void {
  running.once('exit', (code) => {
    if (code !== 0) rmSync(folder, { recursive: true, force: true })
  })
}
