import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { WrittenDemo } from '../../model/body'
import { DEMOS } from '../content'
import { AuthorError, errorCollector, nearest } from '../errors'

interface PageWithDemos {
  sourcePath: string
  demos?: readonly WrittenDemo[]
}

/** The names of all demos below `root`. */
function demosIn(root: string): string[] {
  const folder = path.join(root, DEMOS)
  const files = existsSync(folder) ? readdirSync(folder) : []
  return files.filter((file) => /^\w+\.tsx$/.test(file)).map((file) => path.parse(file).name)
}

/** Throws one `AuthorError` with every demo that has no file, or that a page shows twice. */
export function checkDemos(pages: readonly PageWithDemos[], root: string): void {
  const names = demosIn(root)
  const errors = errorCollector()
  for (const { sourcePath, demos = [] } of pages) {
    const shown = new Set<string>()
    for (const { name, line } of demos) {
      errors.try(() => {
        if (shown.has(name)) {
          throw new AuthorError(
            `${sourcePath}:${line} shows the demo "${name}" a second time.`,
            'Refer to the first one, or make a demo of its own for what is different.',
          )
        }
        shown.add(name)
        if (names.includes(name)) return
        throw new AuthorError(
          `${sourcePath}:${line} asks for the demo "${name}", which does not exist.`,
          `Make ${DEMOS}/${name}.tsx, or write one of these:\n${nearest(name, names, names.length)}`,
        )
      })
    }
  }
  errors.raise()
}
