import { registryParts } from '../../../src/build/content'
import { AuthorError, errorCollector, locationOf, nearestList } from '../../../src/build/errors'
import type { PageSamples } from '../samples/checkSamples'

const DOC = /^content\/docs\/(.+)\.mdx$/
const COMMAND = /(?<=\bshadcn add .*\/registry\/)[^/\s]+(?=\.json)/g

/**
 * Throws one `AuthorError` with every mistake in a `registry.json`, every doc that is not one of `pages`, and every
 * command on a page for an item that does not exist. A build checks only the files themselves, because it may have fewer
 * docs.
 */
export function checkRegistry(pages: readonly PageSamples[], root: string): void {
  const docs = pages.flatMap(({ path }) => DOC.exec(path)?.[1] ?? [])
  const { parts } = registryParts(root)
  const names = parts.map(({ name }) => name)
  const errors = errorCollector()
  for (const { name, doc, source } of parts)
    errors.try(() => {
      if (docs.includes(doc)) return
      throw new AuthorError(
        `${locationOf(source, doc, root)} says that the doc "${doc}" explains the item "${name}", but there is no such doc.`,
        `Closest doc ids:\n${nearestList(doc, docs, 3)}`,
      )
    })
  for (const { path, code } of pages)
    for (const block of code)
      for (const name of block.code.match(COMMAND) ?? [])
        errors.try(() => {
          if (names.includes(name)) return
          throw new AuthorError(
            `${path}:${block.line}: the command adds "${name}", but the registry has no such item.`,
            `Closest items:\n${nearestList(name, names, 3)}`,
          )
        })
  errors.raise()
}
