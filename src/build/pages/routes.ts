import path from 'node:path'
import { FEEDS, MACHINE_FILES, rawMarkdownPath } from '../../model/outputs'
import { AuthorError, checkEach } from '../errors'
import { filesBelow } from '../mdx'
import type { PageSummaries } from './allPages'

/** A route and its source file. */
export interface Route {
  path: string
  sourcePath: string
  /** Old paths that redirect to it. */
  redirectFrom?: readonly string[]
}

/** The routes of the files in `src/pages`, except the not-found page. */
export function staticRoutes(root: string): Route[] {
  return filesBelow(path.join(root, 'src/pages'))
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

/** Paths of the files that are not pages: those in `static`, and those that the build writes for `pages`. */
export function filePaths(pages: readonly { path: string }[], root: string): string[] {
  return [
    ...filesBelow(path.join(root, 'static')).map((name) => `/${name}`),
    ...MACHINE_FILES,
    ...Object.values(FEEDS),
    ...pages.map((page) => rawMarkdownPath(page.path)),
  ]
}

/** Characters with a special meaning in URLs, host rules, or file names. */
const SPECIAL = /[%?#*:\\\p{Cc}]|\/\/|\/\.{1,2}(?=\/|$)|\/index\.html$/u

function checkPath({ path: route, sourcePath }: Route): void {
  const [part] = SPECIAL.exec(route) ?? []
  if (part === undefined) return
  throw new AuthorError(
    `${sourcePath} would have the route "${route}", but an address cannot contain ${JSON.stringify(part)}.`,
    'Set another "slug" or "id" in its front matter, or rename the file.',
  )
}

/**
 * Throws an `AuthorError` for every invalid path, and for files with the same route or with routes that differ only in
 * case, which many systems and hosts treat as the same.
 */
export function checkRoutes(routes: readonly Route[]): void {
  const owners = new Map<string, Route>()
  checkEach(routes, (route) => {
    checkPath(route)
    const key = route.path.toLowerCase()
    const owner = owners.get(key)
    owners.set(key, owner ?? route)
    if (owner === undefined) return
    const isSame = owner.path === route.path
    throw new AuthorError(
      isSame
        ? `Two files have the route "${route.path}": ${owner.sourcePath} and ${route.sourcePath}.`
        : `The routes "${owner.path}" (${owner.sourcePath}) and "${route.path}" (${route.sourcePath}) differ only in case.`,
      'Give one of them another slug in its front matter, or move it.',
    )
  })
}

/** Throws an `AuthorError` for every page whose folder would have the same path as a file: no host can serve both. */
export function checkFilePaths(pages: readonly Route[], root: string): void {
  const files = new Set(filePaths(pages, root).map((file) => file.toLowerCase()))
  checkEach(pages, ({ path: route, sourcePath }) => {
    if (!files.has(route.toLowerCase())) return
    throw new AuthorError(
      `${sourcePath} has the route "${route}", but the site has a file there.`,
      'Set another "slug" in its front matter, or rename the file.',
    )
  })
}

/** Throws an `AuthorError` if two docs have the same id. It names both files. */
export function checkDocIds(docs: readonly { docId: string; sourcePath: string }[]): void {
  const owners = new Map<string, string>()
  checkEach(docs, ({ docId, sourcePath }) => {
    const owner = owners.get(docId)
    owners.set(docId, owner ?? sourcePath)
    if (owner === undefined) return
    throw new AuthorError(
      `Two docs have the id "${docId}": ${owner} and ${sourcePath}.`,
      'Change the id in the front matter of one of them, or its file name.',
    )
  })
}
