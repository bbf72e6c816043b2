import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { FEEDS, MACHINE_FILES, rawMarkdownPath } from '../../model/outputs'
import { AuthorError } from '../errors'
import type { PageSummaries } from './allPages'

/** A route and the file that asks for it. */
export interface Route {
  path: string
  sourcePath: string
  /** Old paths that lead there. */
  redirectFrom?: readonly string[]
}

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll(path.sep, '/'))
    : []

/** The routes of the files in `src/pages`; the not-found page is none. */
export function staticRoutes(root: string): Route[] {
  return filesIn(path.join(root, 'src/pages'))
    .filter((file) => file.endsWith('.tsx') && file !== '404.tsx')
    .map((file) => ({
      path: `/${file.replace(/\.tsx$/, '').replace(/(^|\/)index$/, '')}`,
      sourcePath: `src/pages/${file}`,
    }))
}

/** Every route of the site. */
export function allRoutes({ docs, posts }: PageSummaries, root: string): Route[] {
  return [...staticRoutes(root), ...docs, ...posts]
}

/** Paths of the files beside the pages at `paths`: those in `static`, and what the build writes. */
export function filePaths(paths: readonly string[], root: string): string[] {
  return [
    ...filesIn(path.join(root, 'static')).map((name) => `/${name}`),
    ...MACHINE_FILES,
    ...Object.values(FEEDS),
    ...paths.map(rawMarkdownPath),
  ]
}

/** What has a meaning of its own in an address, in a rule for hosts, or in the name of a file. */
const SPECIAL = /[%?#*:\\\p{Cc}]|\/\/|\/\.{1,2}(?=\/|$)|\/index\.html$/u

/** Throws an `AuthorError` when a path cannot be the address of a page. */
function checkPath({ path: route, sourcePath }: Route): void {
  const [part] = SPECIAL.exec(route) ?? []
  if (part === undefined) return
  throw new AuthorError(
    `${sourcePath} would stand at "${route}", and no page can: an address cannot hold ${JSON.stringify(part)}.`,
    'Write another "slug" or "id" into its front matter, or give the file another name.',
  )
}

/** Throws an `AuthorError` for a path that no page can have, and when two files ask for the same route, naming both. */
export function checkRoutes(routes: readonly Route[]): void {
  const owners = new Map<string, string>()
  for (const route of routes) {
    checkPath(route)
    const owner = owners.get(route.path)
    if (owner !== undefined) {
      throw new AuthorError(
        `Two files ask for the route "${route.path}": ${owner} and ${route.sourcePath}.`,
        'Give one of them another slug in its front matter, or another place.',
      )
    }
    owners.set(route.path, route.sourcePath)
  }
}

/** Throws an `AuthorError` when two docs have the same id, naming both files. */
export function checkDocIds(docs: readonly { docId: string; sourcePath: string }[]): void {
  const owners = new Map<string, string>()
  for (const { docId, sourcePath } of docs) {
    const owner = owners.get(docId)
    if (owner !== undefined) {
      throw new AuthorError(
        `Two docs have the id "${docId}": ${owner} and ${sourcePath}.`,
        'Change the id in the front matter of one of them, or its file name.',
      )
    }
    owners.set(docId, sourcePath)
  }
}
