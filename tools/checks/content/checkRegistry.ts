import { registryParts } from '../../../src/build/content'
import { AuthorError, checkEach, locationOf, nearestList } from '../../../src/build/errors'

const DOC = /^content\/docs\/(.+)\.mdx$/

/**
 * Throws one `AuthorError` with every mistake in a `registry.json`, and every doc that is not one of
 * `pages`. A build checks only the files themselves, because it may have fewer docs.
 */
export function checkRegistry(pages: readonly { path: string }[], root: string): void {
  const docs = pages.flatMap(({ path }) => DOC.exec(path)?.[1] ?? [])
  checkEach(registryParts(root).parts, ({ name, doc, source }) => {
    if (docs.includes(doc)) return
    throw new AuthorError(
      `${locationOf(source, doc, root)} says that the doc "${doc}" explains the item "${name}", but there is no such doc.`,
      `Closest doc ids:\n${nearestList(doc, docs, 3)}`,
    )
  })
}
