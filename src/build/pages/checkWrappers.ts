import path from 'node:path'
import { WRAPPERS } from '../content'
import { AuthorError, checkEach, nearestList } from '../errors'
import { filesBelow } from '../mdx'

export interface PageWithWrappers {
  sourcePath: string
  /** The wrapper of each code block that names one, whether the code runs, and its first line. */
  wrappers: readonly { name: string; run: boolean; line: number }[]
}

/** Throws one `AuthorError` with every wrapper that does not exist, or whose code block does not run. */
export function checkWrappers(pages: readonly PageWithWrappers[], root: string): void {
  const names = filesBelow(path.join(root, WRAPPERS))
    .map((file) => path.parse(file).name)
    .filter((name) => name !== 'Sample')
  const wrappers = pages.flatMap(({ sourcePath, wrappers: named }) =>
    named.map(({ name, run, line }) => ({ name, run, place: `${sourcePath}:${line - 1}` })),
  )
  checkEach(wrappers, ({ name, run, place }) => {
    if (!names.includes(name))
      throw new AuthorError(
        `${place} names the wrapper "${name}", which does not exist.`,
        `Create ${WRAPPERS}/${name}.tsx, or write one of these:\n${nearestList(name, names)}`,
      )
    if (run) return
    throw new AuthorError(
      `${place} names the wrapper "${name}", but the code does not run.`,
      'Add `run`, or remove the wrapper.',
    )
  })
}
