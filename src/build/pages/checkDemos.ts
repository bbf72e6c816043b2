import type { WrittenDemo } from '../../model/body'
import { DEMOS, demosIn } from '../content'
import { AuthorError, checkEach, nearestList } from '../errors'

interface PageWithDemos {
  sourcePath: string
  demos?: readonly WrittenDemo[]
}

/** Throws one `AuthorError` with every demo that does not exist, or that a page shows twice. */
export function checkDemos(pages: readonly PageWithDemos[], root: string): void {
  const names = demosIn(root)
  const demos = pages.flatMap(({ sourcePath, demos: shown = [] }) =>
    shown.map(({ name, line }, index) => {
      const isSecond = shown.findIndex((demo) => demo.name === name) < index
      return { name, isSecond, place: `${sourcePath}:${line}` }
    }),
  )
  checkEach(demos, ({ name, isSecond, place }) => {
    if (isSecond) {
      throw new AuthorError(
        `${place} shows the demo "${name}" a second time.`,
        'Refer to the first one, or create another demo for what is different.',
      )
    }
    if (names.includes(name)) return
    throw new AuthorError(
      `${place} shows the demo "${name}", which does not exist.`,
      `Create ${DEMOS}/${name}.tsx, or write one of these:\n${nearestList(name, names, names.length)}`,
    )
  })
}
