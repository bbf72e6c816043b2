import { AuthorError } from '../errors/fail'

/** A route and the file that asks for it. */
export interface Route {
  path: string
  sourcePath: string
}

/** What a path would mean something else with: in an address, in a rule for hosts, or as the name of a file. */
const MEANT_OTHERWISE = /[%?#*:\\\p{Cc}]|\/\/|\/\.{1,2}(?=\/|$)|\/index\.html$/u

/** Throws an `AuthorError` when a path cannot be the address of a page. */
function checkPath({ path, sourcePath }: Route): void {
  const [part] = MEANT_OTHERWISE.exec(path) ?? []
  if (part === undefined) return
  throw new AuthorError(
    `${sourcePath} would stand at "${path}", and no page can: an address cannot hold ${JSON.stringify(part)}.`,
    'Write another "slug" or "id" into its front matter, or give the file another name.',
  )
}

/** Throws an `AuthorError` for a path that no page can have, and when two files ask for the same route, naming both. */
export function checkRoutes(routes: readonly Route[]): void {
  const owners = new Map<string, string>()
  for (const { path, sourcePath } of routes) {
    checkPath({ path, sourcePath })
    const owner = owners.get(path)
    if (owner !== undefined) {
      throw new AuthorError(
        `Two files ask for the route "${path}": ${owner} and ${sourcePath}.`,
        'Give one of them another slug in its front matter, or another place.',
      )
    }
    owners.set(path, sourcePath)
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
